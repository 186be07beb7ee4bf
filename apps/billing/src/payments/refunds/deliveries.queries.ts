import { Injectable } from '@nestjs/common'
import type { Unit } from '@originseal/contracts'
import { Reads, type Tx } from '@originseal/database'
import { PurchasedLotsQueries, type PurchasedLot } from '../../units/purchased-lots.queries'
import type { OrderEntity } from '../orders/order.entity'
import type { PaidTime } from './refund-amount.rules'

interface Fulfilment {
  readonly at: Date
  readonly subscriptionId: string | null
  readonly from: Date | null
  readonly to: Date | null
}

/** What was handed out for an order. */
export interface Delivery {
  readonly at: Date
  readonly lots: readonly PurchasedLot[]
  /** Of a plan's order. */
  readonly plan?: { readonly subscriptionId: string; readonly from: Date; readonly to: Date }
}

@Injectable()
export class DeliveriesQueries {
  constructor(
    private readonly reads: Reads,
    private readonly lots: PurchasedLotsQueries,
  ) {}

  /** The orders that have paid for a subscription beyond `at`: of one that is charged ahead there are several. */
  paidBeyond(subscriptionId: string, at: Date): Promise<(PaidTime & { readonly orderId: string })[]> {
    return this.reads.query(
      `SELECT order_id AS "orderId", amount, refunded, period_from AS "from", period_until AS "to"
       FROM fulfilment JOIN purchase_order ON id = order_id
       WHERE subscription_id = $1 AND period_until > $2 ORDER BY period_until`,
      [subscriptionId, at],
    )
  }

  /** Undefined for an order of which nothing was handed out. */
  async of(
    { id, item }: Pick<OrderEntity, 'id' | 'item'>,
    from: Pick<Tx, 'query'> = this.reads,
  ): Promise<Delivery | undefined> {
    const [row] = await from.query<Fulfilment>(
      `SELECT at, subscription_id AS "subscriptionId", period_from AS "from", period_until AS "to"
       FROM fulfilment WHERE order_id = $1`,
      [id],
    )
    if (!row) return undefined
    const { at, subscriptionId, from: begin, to } = row
    if (item.kind === 'scan-unlock') return { at, lots: [] }
    if (item.kind === 'pack') return { at, lots: await this.lots.of({ kind: 'pack', id }, from) }
    if (subscriptionId === null || begin === null || to === null) return { at, lots: [] }
    const period = { from: begin, to }
    const lots = await this.lots.of({ kind: 'plan', id: subscriptionId, period }, from)
    return { at, lots, plan: { subscriptionId, ...period } }
  }
}

/** How many of each unit were used. */
export function usedUnits(lots: readonly Pick<PurchasedLot, 'unit' | 'used'>[]): ReadonlyMap<Unit, number> {
  const used = new Map<Unit, number>()
  for (const lot of lots) used.set(lot.unit, (used.get(lot.unit) ?? 0) + lot.used)
  return used
}
