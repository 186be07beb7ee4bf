import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common'
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger'
import {
  changeEmailRequest,
  confirmEmailRequest,
  type ChangeEmailRequest,
  type ConfirmEmailRequest,
} from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { ChangeEmail } from './change-email'
import { ConfirmEmail } from './confirm-email'
import { RequestEmailConfirmation } from './request-email-confirmation'

@ApiTags('e-mail addresses')
@Controller('account')
export class EmailsController {
  constructor(
    private readonly changeEmail: ChangeEmail,
    private readonly requestEmailConfirmation: RequestEmailConfirmation,
    private readonly confirmEmail: ConfirmEmail,
  ) {}

  @Allow('account:edit')
  @Post('email-changes')
  @HttpCode(204)
  @ApiBearerAuth()
  change(
    @CurrentCaller() caller: Caller,
    @Body(new Decode(changeEmailRequest)) written: ChangeEmailRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<void> {
    return this.changeEmail.execute(caller, written, idempotencyKey)
  }

  @Allow('account:edit')
  @Post('email-confirmation-requests')
  @HttpCode(204)
  @ApiBearerAuth()
  requestConfirmation(
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<void> {
    return this.requestEmailConfirmation.execute(caller, idempotencyKey)
  }

  @Allow('anyone')
  @Post('email-confirmations')
  @HttpCode(204)
  confirm(
    @Body(new Decode(confirmEmailRequest)) written: ConfirmEmailRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<void> {
    return this.confirmEmail.execute(written, idempotencyKey)
  }
}
