import { Controller } from '@nestjs/common'
import type { RegisterAccountResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { languageOf } from '../account.rules'
import { RegisterAccount } from './register-account'

@Controller()
export class RegistrationController {
  constructor(private readonly registerAccount: RegisterAccount) {}

  @Endpoint(endpoints.registerAccount)
  register({
    body,
    http,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.registerAccount>): Promise<RegisterAccountResponse> {
    return this.registerAccount.execute(body, {
      address: http.ip,
      language: languageOf(http.headers['accept-language']),
      idempotencyKey,
    })
  }
}
