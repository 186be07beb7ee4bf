import { Controller, Res } from '@nestjs/common'
import type { SessionResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { SessionCookies } from '../sessions/session-cookies'
import { BindingCookie } from './binding-cookie'
import { ExchangeLoginToken } from './exchange-login-token'

@Controller()
export class ExchangeController {
  constructor(
    private readonly exchangeLoginToken: ExchangeLoginToken,
    private readonly binding: BindingCookie,
    private readonly sessionCookies: SessionCookies,
  ) {}

  @Endpoint(endpoints.exchange)
  async exchange(
    { body, http }: EndpointRequest<typeof endpoints.exchange>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const session = await this.exchangeLoginToken.execute(body.token, this.binding.read(http))
    this.binding.clear(reply)
    this.sessionCookies.write(reply, session)
    return { token: session.token, user: session.user }
  }
}
