import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { PaymentBooks } from '../payment-books'
import { ApproveRefund } from './approve-refund'
import { DeliveriesQueries } from './deliveries.queries'
import { newRefund } from './new-refund'
import { amountOfUnusedTime, type PaidTime } from './refund-amount.rules'
import { refundUnused } from './refund-unused.job'
import { RefundsRepository } from './refunds.repository'

type Replaced = RunningJob<{ subscriptionId: string; endedAt: string }>

/** How long is waited for another refund of the same payment: that one changes what is left of it. */
const pauseMs = 3_600_000

/** A larger plan has replaced one before its end: of each payment the part for the time that is left goes back. */
@Injectable()
export class RefundUnusedTime {
  constructor(
    private readonly deliveries: DeliveriesQueries,
    private readonly books: PaymentBooks,
    private readonly refunds: RefundsRepository,
    private readonly approveRefund: ApproveRefund,
    private readonly jobs: Jobs,
  ) {}

  @OnJob(refundUnused)
  async execute({ payload }: Replaced): Promise<Effect | void> {
    const endedAt = new Date(payload.endedAt)
    const paid = await this.deliveries.paidBeyond(payload.subscriptionId, endedAt)
    return async (tx) => {
      let waits = false
      for (const time of paid) if (!(await this.refund(tx, time, endedAt))) waits = true
      if (waits) await this.jobs.add(tx, refundUnused, payload, { runAt: new Date(Date.now() + pauseMs) })
    }
  }

  /** Once for each payment. @returns whether it is done: false while another refund of it is open */
  private async refund(
    tx: Tx,
    { orderId, from, to }: PaidTime & { orderId: string },
    endedAt: Date,
  ): Promise<boolean> {
    const payment = await this.books.lockPaid(tx, orderId)
    if (!payment || (await this.refunds.hasPlanChange(tx, payment.attempt.number))) return true
    const { order, attempt } = payment
    if (await this.refunds.hasOpen(tx, attempt.number)) return false
    const amount = amountOfUnusedTime({ amount: order.amount, refunded: order.refunded, from, to }, endedAt)
    if (amount <= 0) return true
    const refund = newRefund(attempt, {
      kind: 'plan-change',
      amount,
      reason: 'replaced by a larger plan',
      requestedBy: 'billing',
    })
    await this.refunds.insert(tx, refund)
    await this.approveRefund.execute(tx, order, refund)
    return true
  }
}
