import { Controller } from '@nestjs/common'
import type { ReadUserPlanResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries'
import { GiveUnits } from '../units/give-units'
import { ReadUnits } from './read-units'
import { RevokeUnits } from '../units/revoke-units'

@Controller()
export class UserPlansController {
  constructor(
    private readonly readUnits: ReadUnits,
    private readonly subscriptions: SubscriptionsQueries,
    private readonly giveUnits: GiveUnits,
    private readonly revokeUnits: RevokeUnits,
  ) {}

  @Endpoint(endpoints.readUserPlan)
  read({ params }: EndpointRequest<typeof endpoints.readUserPlan>): Promise<ReadUserPlanResponse> {
    return this.planOf(params.id)
  }

  @Endpoint(endpoints.giveUnits)
  async give({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.giveUnits>): Promise<ReadUserPlanResponse> {
    await this.giveUnits.execute(params.id, body, caller, idempotencyKey)
    return this.planOf(params.id)
  }

  @Endpoint(endpoints.revokeUnits)
  revoke({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.revokeUnits>): Promise<void> {
    return this.revokeUnits.execute(params.id, body, caller, idempotencyKey)
  }

  private async planOf(ownerId: string): Promise<ReadUserPlanResponse> {
    const [{ units }, subscription] = await Promise.all([
      this.readUnits.execute(ownerId),
      this.subscriptions.viewOf(ownerId),
    ])
    return { subscription, units }
  }
}
