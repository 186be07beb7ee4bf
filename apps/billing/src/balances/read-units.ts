import { Injectable } from '@nestjs/common'
import type { ReadUnitsResponse } from '@originseal/contracts'
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries'
import { balancesOf } from '../units/balance.rules'
import { SpendersQueries } from '../units/spenders.queries'
import { UnitsQueries } from '../units/units.queries'

/** What a member has of each unit, and what the next month of the plan brings. */
@Injectable()
export class ReadUnits {
  constructor(
    private readonly units: UnitsQueries,
    private readonly spenders: SpendersQueries,
    private readonly subscriptions: SubscriptionsQueries,
  ) {}

  async execute(ownerId: string): Promise<ReadUnitsResponse> {
    const [lots, spendable, next] = await Promise.all([
      this.units.lotsOf(ownerId),
      this.spenders.spendable(),
      this.subscriptions.nextMonthOf(ownerId),
    ])
    return { units: balancesOf(lots, spendable, next, new Date()) }
  }
}
