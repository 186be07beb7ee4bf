import { Body, Controller, Header, HttpCode, HttpStatus, Post, Req, Res, UseGuards } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { loginRequest, type LoginRequest, type SessionResponse } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, OptionalCaller, type Caller } from '@originseal/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LogIn } from './log-in'
import { LogOut } from './log-out'
import { LogOutEverywhere } from './log-out-everywhere'
import { OwnSiteGuard } from './own-site.guard'
import { RefreshSession } from './refresh-session'
import { SessionCookies } from './session-cookies'

@ApiTags('sessions')
@Controller('auth')
@UseGuards(OwnSiteGuard)
export class SessionsController {
  constructor(
    private readonly logIn: LogIn,
    private readonly refreshSession: RefreshSession,
    private readonly logOut: LogOut,
    private readonly logOutEverywhere: LogOutEverywhere,
    private readonly cookies: SessionCookies,
  ) {}

  @Allow('anyone')
  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  async login(
    @Body(new Decode(loginRequest)) credentials: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const refreshToken = this.cookies.read(request)
    const deviceCookie = this.cookies.readDevice(request)
    const loggedIn = await this.logIn.execute(credentials, {
      address: request.ip,
      deviceCookie,
      refreshToken,
    })
    this.cookies.writeDevice(reply, loggedIn.deviceCookie)
    return this.cookies.answer(reply, loggedIn.session)
  }

  @Allow('anyone')
  @Post('refresh')
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    return this.cookies.answer(reply, await this.refreshSession.execute(this.cookies.read(request)))
  }

  @Allow('anyone')
  @Post('logout')
  @HttpCode(HttpStatus.NO_CONTENT)
  async logout(
    @OptionalCaller() caller: Caller | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.logOut.execute({ refreshToken: this.cookies.read(request), sessionId: caller?.sessionId })
    this.cookies.clear(reply)
  }

  @Allow('account:edit')
  @Post('logout-everywhere')
  @HttpCode(HttpStatus.NO_CONTENT)
  async logoutEverywhere(
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.logOutEverywhere.execute(caller.userId)
    this.cookies.clear(reply)
  }
}
