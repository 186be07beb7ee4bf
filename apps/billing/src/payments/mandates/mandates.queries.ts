import { Injectable } from '@nestjs/common'
import type { AdministeredOrder } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import type { Mandate } from './mandates.repository'

type MandateView = NonNullable<AdministeredOrder['mandate']>

@Injectable()
export class MandatesQueries {
  constructor(private readonly reads: Reads) {}

  /** Those that the provider still charges by. */
  running(): Promise<Pick<Mandate, 'number' | 'subscriptionId'>[]> {
    return this.reads.query(
      `SELECT number, subscription_id AS "subscriptionId" FROM mandate WHERE state = 'running'`,
    )
  }

  /** By the orders that have opened them. */
  async ofOrders(
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, MandateView & { number: string }>> {
    const rows = await this.reads.query<MandateView & { number: string; orderId: string }>(
      `SELECT number, order_id AS "orderId", state,
         1 + (SELECT count(*)::int FROM mandate_charge c WHERE c.mandate_number = number AND c.succeeded) AS charges
       FROM mandate WHERE order_id = ANY($1)`,
      [orderIds],
    )
    return new Map(rows.map(({ orderId, ...mandate }) => [orderId, mandate]))
  }

  /** The mandate that was charged for an order; undefined for one that was placed. */
  async chargedFor(orderId: string): Promise<string | undefined> {
    const [row] = await this.reads.query<{ number: string }>(
      'SELECT mandate_number AS number FROM mandate_charge WHERE order_id = $1',
      [orderId],
    )
    return row?.number
  }
}
