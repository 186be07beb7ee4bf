import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { OrderEntity } from './order.entity'
import { isPayable } from './order.rules'

@Injectable()
export class SupersedingOrders {
  /**
   * Whether the buyer has by another order what this one has bought: of plans any that was paid since this one was
   * placed, as only one runs; of the rest the same thing, if this order had ended and it was placed anew.
   */
  async has(tx: Tx, order: OrderEntity): Promise<boolean> {
    const { ownerId, item, placedAt, id, state } = order
    if (item.kind !== 'plan' && isPayable(state)) return false
    const rows = await tx.query(
      `SELECT FROM purchase_order
       WHERE owner_id = $1 AND id <> $2 AND renewal_of IS NULL AND state IN ('paid', 'fulfilled') AND paid_at >= $3
         AND CASE WHEN $4 THEN item->>'kind' = 'plan' ELSE item = $5::jsonb AND placed_at >= $3 END`,
      [ownerId, id, placedAt, item.kind === 'plan', JSON.stringify(item)],
    )
    return rows.length > 0
  }
}
