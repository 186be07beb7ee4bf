import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { noteSubject } from '@originseal/http'
import type { PaidPeriod } from '../../subscriptions/paid-period'
import { OrderEntity } from './order.entity'

@Injectable()
export class OrdersRepository {
  async insert(tx: Tx, order: OrderEntity): Promise<void> {
    await tx.manager.insert(OrderEntity, order)
  }

  /**
   * Holds the row until the transaction ends. It is locked before the order's tries. Where an administrator does
   * something with it, the audit log has whose it is.
   */
  async lock(tx: Tx, id: string): Promise<OrderEntity | null> {
    const order = await tx.manager.findOne(OrderEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    })
    if (order) noteSubject(order.ownerId)
    return order
  }

  async save(tx: Tx, order: OrderEntity): Promise<void> {
    await tx.manager.save(OrderEntity, order)
  }

  /** True for the first who hands out what an order has bought; nobody does so a second time. */
  async claimFulfilment(tx: Tx, orderId: string, isConfirmed: boolean): Promise<boolean> {
    const rows = await tx.query(
      'INSERT INTO fulfilment (order_id, confirmed) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING order_id',
      [orderId, isConfirmed],
    )
    return rows.length > 0
  }

  async notePaidPeriod(tx: Tx, orderId: string, { subscriptionId, from, until }: PaidPeriod): Promise<void> {
    await tx.query(
      'UPDATE fulfilment SET subscription_id = $2, period_from = $3, period_until = $4 WHERE order_id = $1',
      [orderId, subscriptionId, from, until],
    )
  }

  async noteConfirmed(tx: Tx, orderId: string): Promise<void> {
    await tx.query('UPDATE fulfilment SET confirmed = true WHERE order_id = $1', [orderId])
  }

  /** Ends orders that nobody has paid in time. */
  async expire(tx: Tx, now: Date): Promise<void> {
    await tx.query(
      `UPDATE purchase_order SET state = 'expired' WHERE state IN ('awaiting', 'instructed') AND payable_until < $1`,
      [now],
    )
  }

  /** False if the transfer was confirmed for another order. */
  async claimTransfer(
    tx: Tx,
    transfer: { reference: string; orderId: string; amount: number; by: string },
  ): Promise<boolean> {
    const rows = await tx.query<{ order_id: string }>(
      `INSERT INTO confirmed_transfer AS known (reference, order_id, amount, confirmed_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT (reference) DO UPDATE SET at = known.at RETURNING order_id`,
      [transfer.reference, transfer.orderId, transfer.amount, transfer.by],
    )
    return rows[0]?.order_id === transfer.orderId
  }

  /** A transfer that was confirmed by mistake can be confirmed for another order. */
  async releaseTransfer(tx: Tx, orderId: string, reference: string | null): Promise<void> {
    await tx.query('DELETE FROM confirmed_transfer WHERE order_id = $1 AND reference = $2', [
      orderId,
      reference,
    ])
  }

  /** What a trial visitor has ordered is the account's that takes over their works. */
  async changeOwner(tx: Tx, from: string, to: string): Promise<void> {
    await tx.manager.update(OrderEntity, { ownerId: from }, { ownerId: to })
  }

  /** Vouchers are kept as the law demands; who the buyer was is not. */
  async forgetBuyer(tx: Tx, ownerId: string): Promise<void> {
    await tx.manager.update(OrderEntity, { ownerId }, { invoice: null, eventId: null })
  }
}
