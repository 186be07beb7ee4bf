import { Injectable } from '@nestjs/common'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { AttemptsRepository } from '../attempts/attempts.repository'
import { OrdersRepository } from '../orders/orders.repository'
import { ApproveRefund } from './approve-refund'
import { DeliveriesQueries } from './deliveries.queries'
import { newRefund } from './new-refund'
import { amountOfUnusedTime } from './refund-amount.rules'
import { refundUnused } from './refund-unused.job'
import { RefundsRepository } from './refunds.repository'

type Replaced = RunningJob<{ subscriptionId: string; endedAt: string }>

/** A larger plan has replaced one before its end: the part of the last payment for the time that is left goes back. */
@Injectable()
export class RefundUnusedTime {
  constructor(
    private readonly deliveries: DeliveriesQueries,
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly refunds: RefundsRepository,
    private readonly approveRefund: ApproveRefund,
  ) {}

  @OnJob(refundUnused)
  async execute({ payload: { subscriptionId, endedAt } }: Replaced): Promise<Effect | void> {
    const paid = await this.deliveries.lastOf(subscriptionId)
    if (!paid) return
    return async (tx) => {
      const order = await this.orders.lock(tx, paid.orderId)
      const attempt = order && (await this.attempts.payingOf(tx, order.id))
      if (!attempt || (await this.refunds.hasOpen(tx, attempt.number))) return
      const left = order.amount - order.refunded
      const amount = Math.min(left, amountOfUnusedTime(order.amount, paid, new Date(endedAt)))
      if (amount <= 0) return
      const refund = newRefund(attempt, {
        kind: 'plan-change',
        amount,
        reason: 'replaced by a larger plan',
        requestedBy: 'billing',
      })
      await this.refunds.insert(tx, refund)
      await this.approveRefund.execute(tx, order, refund)
    }
  }
}
