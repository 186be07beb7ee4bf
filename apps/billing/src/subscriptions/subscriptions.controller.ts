import { Controller } from '@nestjs/common'
import type { ReadSubscriptionResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { SubscriptionsQueries } from './subscriptions.queries'

@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsQueries) {}

  @Endpoint(endpoints.readSubscription)
  read({ caller }: EndpointRequest<typeof endpoints.readSubscription>): Promise<ReadSubscriptionResponse> {
    return this.subscriptions.viewOf(caller.userId)
  }
}
