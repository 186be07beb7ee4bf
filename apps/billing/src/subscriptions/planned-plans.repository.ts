import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { Selectable } from 'kysely'
import type { DB, PlannedSubscription } from '../tables'
import type { PlanPurchase } from './plan-purchase'

export type PlannedPlan = Selectable<PlannedSubscription>

const db = statements<DB>()

/** Plans that are paid and begin when the running one ends. */
@Injectable()
export class PlannedPlans {
  /** The same purchase twice is one; a second one of an owner is refused by the table. */
  async insert(tx: Tx, purchase: PlanPurchase): Promise<void> {
    await tx.rows(
      db
        .insertInto('planned_subscription')
        .values({
          owner_id: purchase.ownerId,
          order_id: purchase.orderId,
          subscription_id: purchase.subscriptionId,
          plan: purchase.plan,
          interval: purchase.interval,
          renews: purchase.renews,
          catalogue_version: purchase.catalogueVersion,
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing()),
    )
  }

  /** Takes out what begins for an owner now. */
  async take(tx: Tx, ownerId: string): Promise<PlannedPlan | undefined> {
    const [row] = await tx.rows(
      db.deleteFrom('planned_subscription').where('owner_id', '=', ownerId).returningAll(),
    )
    return row
  }

  /** Its money is given back before it has begun. */
  async drop(tx: Tx, subscriptionId: string): Promise<void> {
    await tx.rows(db.deleteFrom('planned_subscription').where('subscription_id', '=', subscriptionId))
  }
}
