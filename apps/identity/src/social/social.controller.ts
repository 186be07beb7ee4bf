import { Controller, Get, Headers, Req, Res, UseFilters, UseGuards } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { Allow } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { languageOf } from '../accounts/account.rules'
import { BindingCookie } from './binding-cookie'
import { SignInFailedFilter } from './sign-in-failed.filter'
import { SignInSocially } from './sign-in-socially'
import type { SocialProfile } from './social-profile'
import { succeededAt } from './social-redirects'
import { SocialGuard, type RequestWithStep } from './social.guard'

type Leaving = RequestWithStep<{ address: string }>
type Returning = RequestWithStep<{ profile: SocialProfile }>

/** Navigations of the browser: away to a provider, and back from it. Each is answered with 302. */
@ApiExcludeController()
@Allow('anyone')
@UseFilters(SignInFailedFilter)
@Controller('auth')
export class SocialController {
  constructor(
    private readonly signInSocially: SignInSocially,
    private readonly binding: BindingCookie,
  ) {}

  @Get('google')
  @UseGuards(SocialGuard('google', 'leave'))
  leaveForGoogle(@Req() request: Leaving, @Res() reply: FastifyReply): void {
    leave(request, reply)
  }

  @Get('google/callback')
  @UseGuards(SocialGuard('google', 'return'))
  returnFromGoogle(
    @Req() request: Returning,
    @Res() reply: FastifyReply,
    @Headers('accept-language') languages?: string,
  ): Promise<void> {
    return this.arrive(request, reply, languages)
  }

  @Get('facebook')
  @UseGuards(SocialGuard('facebook', 'leave'))
  leaveForFacebook(@Req() request: Leaving, @Res() reply: FastifyReply): void {
    leave(request, reply)
  }

  @Get('facebook/callback')
  @UseGuards(SocialGuard('facebook', 'return'))
  returnFromFacebook(
    @Req() request: Returning,
    @Res() reply: FastifyReply,
    @Headers('accept-language') languages?: string,
  ): Promise<void> {
    return this.arrive(request, reply, languages)
  }

  private async arrive(
    { user: { profile } }: Returning,
    reply: FastifyReply,
    languages: string | undefined,
  ): Promise<void> {
    const login = await this.signInSocially.execute(profile, languageOf(languages))
    this.binding.write(reply, login)
    send(reply, succeededAt(profile.provider, login.token))
  }
}

function leave({ user: { address } }: Leaving, reply: FastifyReply): void {
  send(reply, address)
}

/** The addresses bear a state or a token: no cache keeps them, and the next page is not told of this one. */
function send(reply: FastifyReply, address: string): void {
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 302)
}
