import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { DisableAccount } from '../accounts/disable-account'
import { EnableAccount } from '../accounts/enable-account'
import { AppointAdministrator } from '../accounts/appoint-administrator'

@Controller()
export class AdministratorsController {
  constructor(
    private readonly disableAccount: DisableAccount,
    private readonly enableAccount: EnableAccount,
    private readonly administrators: AppointAdministrator,
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

  @Endpoint(endpoints.appointAdministrator)
  appoint({
    params,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.appointAdministrator>): Promise<void> {
    return this.administrators.appoint({ id: params.id, by: caller.userId }, idempotencyKey)
  }

  @Endpoint(endpoints.dismissAdministrator)
  dismiss({
    params,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.dismissAdministrator>): Promise<void> {
    return this.administrators.dismiss({ id: params.id, by: caller.userId }, idempotencyKey)
  }
}
