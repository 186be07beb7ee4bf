import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ChangePassword } from './change-password'
import { RequestPasswordReset } from './request-password-reset'
import { ResetPassword } from './reset-password'

@Controller()
export class PasswordsController {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
  ) {}

  @Endpoint(endpoints.changePassword)
  change({ caller, body, idempotencyKey }: EndpointRequest<typeof endpoints.changePassword>): Promise<void> {
    return this.changePassword.execute(caller, body, idempotencyKey)
  }

  @Endpoint(endpoints.requestPasswordReset)
  requestReset({
    body,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.requestPasswordReset>): Promise<void> {
    return this.requestPasswordReset.execute(body, idempotencyKey)
  }

  @Endpoint(endpoints.resetPassword)
  reset({ body, idempotencyKey }: EndpointRequest<typeof endpoints.resetPassword>): Promise<void> {
    return this.resetPassword.execute(body, idempotencyKey)
  }
}
