import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common'
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger'
import {
  changePasswordRequest,
  requestPasswordResetRequest,
  resetPasswordRequest,
  type ChangePasswordRequest,
  type RequestPasswordResetRequest,
  type ResetPasswordRequest,
} from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { ChangePassword } from './change-password'
import { RequestPasswordReset } from './request-password-reset'
import { ResetPassword } from './reset-password'

@ApiTags('passwords')
@Controller()
export class PasswordsController {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
  ) {}

  @Allow('account:edit')
  @Post('account/password')
  @HttpCode(204)
  @ApiBearerAuth()
  change(
    @CurrentCaller() caller: Caller,
    @Body(new Decode(changePasswordRequest)) written: ChangePasswordRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<void> {
    return this.changePassword.execute(caller, written, idempotencyKey)
  }

  @Allow('anyone')
  @Post('auth/password-reset-requests')
  @HttpCode(202)
  requestReset(
    @Body(new Decode(requestPasswordResetRequest)) written: RequestPasswordResetRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<void> {
    return this.requestPasswordReset.execute(written, idempotencyKey)
  }

  @Allow('anyone')
  @Post('auth/password-resets')
  @HttpCode(204)
  reset(
    @Body(new Decode(resetPasswordRequest)) written: ResetPasswordRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<void> {
    return this.resetPassword.execute(written, idempotencyKey)
  }
}
