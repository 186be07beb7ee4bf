import { Injectable } from '@nestjs/common'
import type { Catalogue, Unit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { derivedId } from '@originseal/units'
import { GrantUnits, priorities } from '../units/grant-units'
import type { Period } from './period.rules'
import type { Subscription } from './subscriptions.repository'

/** Grants the units of one month of a subscription, each once. */
@Injectable()
export class GrantPeriod {
  constructor(private readonly grantUnits: GrantUnits) {}

  async execute(
    tx: Tx,
    { id, owner_id, plan, state }: Pick<Subscription, 'id' | 'owner_id' | 'plan' | 'state'>,
    { number, from, to }: Period,
    catalogue: Catalogue,
  ): Promise<void> {
    const reason = state === 'trialing' ? 'gift' : 'plan'
    // An owner has the months of the free plan once, however often they come back to it.
    const months = plan === 'free' ? `free:${owner_id}` : `period:${id}`
    const included = catalogue.plans.find((each) => each.plan === plan)?.monthlyUnits ?? {}
    for (const [unit, quantity] of Object.entries(included) as [Unit, number][]) {
      await this.grantUnits.execute(tx, {
        lotId: derivedId(`${months}:${number}:${unit}`),
        ownerId: owner_id,
        unit,
        quantity,
        priority: priorities[reason],
        from: from.toISOString(),
        expiresAt: to.toISOString(),
        reason,
        cause: { kind: reason, id },
      })
    }
  }
}
