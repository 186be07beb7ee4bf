import { Controller, Res } from '@nestjs/common'
import type {
  BeginAuthenticatorResponse,
  ReadSecondFactorsResponse,
  RecoveryCodesResponse,
  SessionResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { SessionCookies } from '../sessions/session-cookies'
import { BeginAuthenticator } from './begin-authenticator'
import { ConfirmAuthenticator } from './confirm-authenticator'
import { PassSecondFactor } from './pass-second-factor'
import { ReadSecondFactors } from './read-second-factors'
import { RemoveSecondFactors } from './remove-second-factors'
import { RenewRecoveryCodes } from './renew-recovery-codes'

@Controller()
export class SecondFactorsController {
  constructor(
    private readonly readSecondFactors: ReadSecondFactors,
    private readonly beginAuthenticator: BeginAuthenticator,
    private readonly confirmAuthenticator: ConfirmAuthenticator,
    private readonly removeSecondFactors: RemoveSecondFactors,
    private readonly renewRecoveryCodes: RenewRecoveryCodes,
    private readonly passSecondFactor: PassSecondFactor,
    private readonly cookies: SessionCookies,
  ) {}

  @Endpoint(endpoints.readSecondFactors)
  read({ caller }: EndpointRequest<typeof endpoints.readSecondFactors>): Promise<ReadSecondFactorsResponse> {
    return this.readSecondFactors.execute(caller)
  }

  @Endpoint(endpoints.beginAuthenticator)
  begin({
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.beginAuthenticator>): Promise<BeginAuthenticatorResponse> {
    return this.beginAuthenticator.execute(caller, idempotencyKey)
  }

  @Endpoint(endpoints.confirmAuthenticator)
  confirm({
    caller,
    body,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.confirmAuthenticator>): Promise<RecoveryCodesResponse> {
    return this.confirmAuthenticator.execute(caller, body.code, idempotencyKey)
  }

  @Endpoint(endpoints.removeAuthenticator)
  remove({ caller, idempotencyKey }: EndpointRequest<typeof endpoints.removeAuthenticator>): Promise<void> {
    return this.removeSecondFactors.authenticator(caller.userId, idempotencyKey)
  }

  @Endpoint(endpoints.renewRecoveryCodes)
  renew({
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.renewRecoveryCodes>): Promise<RecoveryCodesResponse> {
    return this.renewRecoveryCodes.execute(caller, idempotencyKey)
  }

  @Endpoint(endpoints.removeUserSecondFactors)
  removeOfUser({
    caller,
    params,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.removeUserSecondFactors>): Promise<void> {
    return this.removeSecondFactors.execute({ accountId: params.id, by: caller.userId }, idempotencyKey)
  }

  @Endpoint(endpoints.passSecondFactor)
  async pass(
    { body, http }: EndpointRequest<typeof endpoints.passSecondFactor>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const loggedIn = await this.passSecondFactor.execute(body, {
      deviceCookie: this.cookies.readDevice(http),
      refreshToken: this.cookies.read(http),
    })
    this.cookies.writeDevice(reply, loggedIn.deviceCookie)
    return this.cookies.answer(reply, loggedIn.session)
  }
}
