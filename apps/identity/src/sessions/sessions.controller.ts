import { Controller, Res } from '@nestjs/common'
import type { SessionResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { LogIn } from './log-in'
import { LogOut } from './log-out'
import { LogOutEverywhere } from './log-out-everywhere'
import { RefreshSession } from './refresh-session'
import { SessionCookies } from './session-cookies'

@Controller()
export class SessionsController {
  constructor(
    private readonly logIn: LogIn,
    private readonly refreshSession: RefreshSession,
    private readonly logOut: LogOut,
    private readonly logOutEverywhere: LogOutEverywhere,
    private readonly cookies: SessionCookies,
  ) {}

  @Endpoint(endpoints.login)
  async login(
    { body, http }: EndpointRequest<typeof endpoints.login>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const loggedIn = await this.logIn.execute(body, {
      address: http.ip,
      deviceCookie: this.cookies.readDevice(http),
      refreshToken: this.cookies.read(http),
    })
    this.cookies.writeDevice(reply, loggedIn.deviceCookie)
    return this.cookies.answer(reply, loggedIn.session)
  }

  @Endpoint(endpoints.refresh)
  async refresh(
    { http }: EndpointRequest<typeof endpoints.refresh>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    return this.cookies.answer(reply, await this.refreshSession.execute(this.cookies.read(http)))
  }

  @Endpoint(endpoints.logout)
  async logout(
    { caller, http }: EndpointRequest<typeof endpoints.logout>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.logOut.execute({ refreshToken: this.cookies.read(http), sessionId: caller?.sessionId })
    this.cookies.clear(reply)
  }

  @Endpoint(endpoints.logoutEverywhere)
  async logoutEverywhere(
    { caller }: EndpointRequest<typeof endpoints.logoutEverywhere>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.logOutEverywhere.execute(caller.userId)
    this.cookies.clear(reply)
  }
}
