import { Controller, Get, Header } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import type { RevocationsResponse, VerifyResponse } from '@originseal/contracts'
import { Allow, CurrentCaller, type Caller } from '@originseal/http'
import { SessionsQueries } from './sessions.queries'
import { VerifySession } from './verify-session'

/** Who is logged in, and who is no more. */
@ApiTags('sessions')
@Controller()
export class VerificationController {
  constructor(
    private readonly verifySession: VerifySession,
    private readonly sessions: SessionsQueries,
  ) {}

  @Allow('account:read')
  @Get('auth/verify')
  @Header('cache-control', 'no-store')
  verify(@CurrentCaller() caller: Caller): Promise<VerifyResponse> {
    return this.verifySession.execute(caller)
  }

  @Allow('admin:enter')
  @Get('admin/verify')
  @Header('cache-control', 'no-store')
  verifyAdmin(@CurrentCaller() caller: Caller): Promise<VerifyResponse> {
    return this.verifySession.executeForAdmin(caller)
  }

  @Allow('internal')
  @Get('internal/revocations')
  @Header('cache-control', 'no-store')
  async revocations(): Promise<RevocationsResponse> {
    return { sessions: await this.sessions.ended() }
  }
}
