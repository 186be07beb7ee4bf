import { Controller } from '@nestjs/common'
import type { RevocationsResponse, VerifyResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import * as internal from '@originseal/contracts/identity/internal-endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { SessionsQueries } from './sessions.queries'
import { VerifySession } from './verify-session'

/** Who is logged in, and who is no more. */
@Controller()
export class VerificationController {
  constructor(
    private readonly verifySession: VerifySession,
    private readonly sessions: SessionsQueries,
  ) {}

  @Endpoint(endpoints.verifySession)
  verify({ caller }: EndpointRequest<typeof endpoints.verifySession>): Promise<VerifyResponse> {
    return this.verifySession.execute(caller)
  }

  @Endpoint(endpoints.verifyAdministrator)
  verifyAdministrator({
    caller,
  }: EndpointRequest<typeof endpoints.verifyAdministrator>): Promise<VerifyResponse> {
    return this.verifySession.executeForAdmin(caller)
  }

  @Endpoint(internal.readRevocations)
  async revocations(): Promise<RevocationsResponse> {
    return { sessions: await this.sessions.ended() }
  }
}
