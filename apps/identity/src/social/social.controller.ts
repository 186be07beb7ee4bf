import { Controller, Res, UseFilters, UseGuards } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { languageOf } from '../accounts/account.rules'
import { BindingCookie } from './binding-cookie'
import { SignInFailedFilter } from './sign-in-failed.filter'
import { SignInSocially } from './sign-in-socially'
import type { SocialProfile } from './social-profile'
import { succeededAt } from './social-redirects'
import { SocialGuard, type RequestWithStep, type SocialStep } from './social.guard'

type Leaving = Pick<
  EndpointRequest<typeof endpoints.leaveForGoogle | typeof endpoints.leaveForFacebook>,
  'http'
>
type Returning = Pick<
  EndpointRequest<typeof endpoints.returnFromGoogle | typeof endpoints.returnFromFacebook>,
  'http'
>

/** Navigations of the browser: away to a provider, and back from it. Each is answered with 302. */
@UseFilters(SignInFailedFilter)
@Controller()
export class SocialController {
  constructor(
    private readonly signInSocially: SignInSocially,
    private readonly binding: BindingCookie,
  ) {}

  @Endpoint(endpoints.leaveForGoogle)
  @UseGuards(SocialGuard('google', 'leave'))
  leaveForGoogle(request: Leaving, @Res() reply: FastifyReply): void {
    leave(request, reply)
  }

  @Endpoint(endpoints.returnFromGoogle)
  @UseGuards(SocialGuard('google', 'return'))
  returnFromGoogle(request: Returning, @Res() reply: FastifyReply): Promise<void> {
    return this.arrive(request, reply)
  }

  @Endpoint(endpoints.leaveForFacebook)
  @UseGuards(SocialGuard('facebook', 'leave'))
  leaveForFacebook(request: Leaving, @Res() reply: FastifyReply): void {
    leave(request, reply)
  }

  @Endpoint(endpoints.returnFromFacebook)
  @UseGuards(SocialGuard('facebook', 'return'))
  returnFromFacebook(request: Returning, @Res() reply: FastifyReply): Promise<void> {
    return this.arrive(request, reply)
  }

  private async arrive({ http }: Returning, reply: FastifyReply): Promise<void> {
    const { profile } = stepOf<{ profile: SocialProfile }>(http)
    const login = await this.signInSocially.execute(profile, languageOf(http.headers['accept-language']))
    this.binding.write(reply, login)
    send(reply, succeededAt(profile.provider, login.token))
  }
}

function leave({ http }: Leaving, reply: FastifyReply): void {
  send(reply, stepOf<{ address: string }>(http).address)
}

/** What the guard has found out of this step of the sign-in. */
const stepOf = <Step extends SocialStep>(request: unknown): Step => (request as RequestWithStep<Step>).user

/** The addresses bear a state or a token: no cache keeps them, and the next page is not told of this one. */
function send(reply: FastifyReply, address: string): void {
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 302)
}
