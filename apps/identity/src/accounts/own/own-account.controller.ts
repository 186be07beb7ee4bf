import { Controller } from '@nestjs/common'
import type { ReadAccountResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { EditAccount } from './edit-account'
import { ReadAccount } from './read-account'

@Controller()
export class OwnAccountController {
  constructor(
    private readonly readAccount: ReadAccount,
    private readonly editAccount: EditAccount,
  ) {}

  @Endpoint(endpoints.readAccount)
  async read({ caller }: EndpointRequest<typeof endpoints.readAccount>): Promise<ReadAccountResponse> {
    return { data: await this.readAccount.execute(caller) }
  }

  @Endpoint(endpoints.editAccount)
  async edit({
    caller,
    body,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.editAccount>): Promise<ReadAccountResponse> {
    await this.editAccount.execute(caller, body, idempotencyKey)
    return { data: await this.readAccount.execute(caller) }
  }
}
