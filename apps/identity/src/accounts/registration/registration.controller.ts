import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  registerAccountRequest,
  type RegisterAccountRequest,
  type RegisterAccountResponse,
} from '@originseal/contracts'
import { Allow, Decode } from '@originseal/http'
import { languageOf } from '../account.rules'
import { RegisterAccount } from './register-account'

@ApiTags('accounts')
@Controller('auth/register')
export class RegistrationController {
  constructor(private readonly registerAccount: RegisterAccount) {}

  @Allow('anyone')
  @Post()
  @HttpCode(201)
  register(
    @Body(new Decode(registerAccountRequest)) written: RegisterAccountRequest,
    @Ip() address: string,
    @Headers('accept-language') acceptLanguage?: string,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<RegisterAccountResponse> {
    return this.registerAccount.execute(written, {
      address,
      language: languageOf(acceptLanguage),
      idempotencyKey,
    })
  }
}
