import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ChangeEmail } from './change-email'
import { ConfirmEmail } from './confirm-email'
import { RequestEmailConfirmation } from './request-email-confirmation'

@Controller()
export class EmailsController {
  constructor(
    private readonly changeEmail: ChangeEmail,
    private readonly requestEmailConfirmation: RequestEmailConfirmation,
    private readonly confirmEmail: ConfirmEmail,
  ) {}

  @Endpoint(endpoints.changeEmail)
  change({ caller, body, idempotencyKey }: EndpointRequest<typeof endpoints.changeEmail>): Promise<void> {
    return this.changeEmail.execute(caller, body, idempotencyKey)
  }

  @Endpoint(endpoints.requestEmailConfirmation)
  requestConfirmation({
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.requestEmailConfirmation>): Promise<void> {
    return this.requestEmailConfirmation.execute(caller, idempotencyKey)
  }

  @Endpoint(endpoints.confirmEmail)
  confirm({ body, idempotencyKey }: EndpointRequest<typeof endpoints.confirmEmail>): Promise<void> {
    return this.confirmEmail.execute(body, idempotencyKey)
  }
}
