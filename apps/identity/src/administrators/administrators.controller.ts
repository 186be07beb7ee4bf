import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { DisableAccount } from '../accounts/disable-account'
import { EnableAccount } from '../accounts/enable-account'

@Controller()
export class AdministratorsController {
  constructor(
    private readonly disableAccount: DisableAccount,
    private readonly enableAccount: EnableAccount,
  ) {}

  @Endpoint(endpoints.disableAccount)
  disable({
    params,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.disableAccount>): Promise<void> {
    return this.disableAccount.execute({ id: params.id, by: caller.userId }, idempotencyKey)
  }

  @Endpoint(endpoints.enableAccount)
  enable({ params }: EndpointRequest<typeof endpoints.enableAccount>): Promise<void> {
    return this.enableAccount.execute(params.id)
  }
}
