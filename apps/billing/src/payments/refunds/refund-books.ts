import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { AttemptsRepository } from '../attempts/attempts.repository'
import { receivedBy, type AttemptEntity } from '../attempts/attempt.entity'
import type { OrderEntity } from '../orders/order.entity'
import { OrdersRepository } from '../orders/orders.repository'
import type { RefundEntity } from './refund.entity'
import { RefundsRepository } from './refunds.repository'

/** What a refund is written in: itself, its order, and the try whose money it gives back. */
export interface OpenRefund {
  readonly refund: RefundEntity
  readonly order: OrderEntity
  readonly attempt: AttemptEntity
}

/** Locks what belongs together, always the order before the refund. */
@Injectable()
export class RefundBooks {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
  ) {}

  /** @throws Problem REFUND_NOT_FOUND */
  async lock(tx: Tx, refundId: string): Promise<OpenRefund> {
    const known = await this.refunds.find(tx, refundId)
    const order = known && (await this.orders.lock(tx, known.orderId))
    const refund = order && (await this.refunds.lock(tx, refundId))
    const attempt = refund && (await this.attempts.find(tx, refund.attemptNumber))
    if (!attempt) throw new Problem('REFUND_NOT_FOUND')
    return { refund, order, attempt }
  }

  /** What can still be given back: of the order, or of a payment that the order did not need. */
  async refundable(tx: Tx, { refund, order, attempt }: OpenRefund): Promise<number> {
    return (await this.isOfOrder(tx, refund)) ? order.amount - order.refunded : receivedBy(attempt)
  }

  /** Whether the refunded payment is the one that has paid the order, not a second one. */
  async isOfOrder(
    tx: Tx,
    { attemptNumber, orderId }: Pick<RefundEntity, 'attemptNumber' | 'orderId'>,
  ): Promise<boolean> {
    return (await this.attempts.payingOf(tx, orderId))?.number === attemptNumber
  }

  save(tx: Tx, refund: RefundEntity): Promise<void> {
    return this.refunds.save(tx, refund)
  }
}
