import { Body, Controller, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { exchangeRequest, type ExchangeRequest, type SessionResponse } from '@originseal/contracts'
import { Allow, Decode } from '@originseal/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OwnSiteGuard } from '../sessions/own-site.guard'
import { SessionCookies } from '../sessions/session-cookies'
import { BindingCookie } from './binding-cookie'
import { ExchangeLoginToken } from './exchange-login-token'

@ApiTags('sessions')
@Controller('auth')
export class ExchangeController {
  constructor(
    private readonly exchangeLoginToken: ExchangeLoginToken,
    private readonly binding: BindingCookie,
    private readonly sessionCookies: SessionCookies,
  ) {}

  @Allow('anyone')
  @UseGuards(OwnSiteGuard)
  @Post('exchange')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async exchange(
    @Body(new Decode(exchangeRequest)) { token }: ExchangeRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const session = await this.exchangeLoginToken.execute(token, this.binding.read(request))
    this.binding.clear(reply)
    this.sessionCookies.write(reply, session)
    return { token: session.token, user: session.user }
  }
}
