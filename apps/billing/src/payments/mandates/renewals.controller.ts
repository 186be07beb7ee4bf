import { Controller } from '@nestjs/common'
import type { ReadSubscriptionResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { SubscriptionsQueries } from '../../subscriptions/subscriptions.queries'
import { CancelRenewal } from './cancel-renewal'
import { RetryRenewal } from './retry-renewal'

@Controller()
export class RenewalsController {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly cancelRenewal: CancelRenewal,
    private readonly retryRenewal: RetryRenewal,
  ) {}

  @Endpoint(endpoints.cancelSubscription)
  async cancel({
    caller,
  }: EndpointRequest<typeof endpoints.cancelSubscription>): Promise<ReadSubscriptionResponse> {
    await this.cancelRenewal.execute(caller.userId)
    return this.subscriptions.viewOf(caller.userId)
  }

  @Endpoint(endpoints.retryRenewal)
  retry({ caller }: EndpointRequest<typeof endpoints.retryRenewal>): Promise<void> {
    return this.retryRenewal.execute(caller.userId)
  }
}
