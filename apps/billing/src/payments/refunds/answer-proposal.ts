import { Injectable } from '@nestjs/common'
import type { BankAccount } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { receivedBy, type AttemptEntity } from '../attempts/attempt.entity'
import type { OrderEntity } from '../orders/order.entity'
import { ApproveRefund } from './approve-refund'
import { newRefund } from './new-refund'
import { refundAfter } from './refund.rules'
import { RefundBooks } from './refund-books'
import { RefundsRepository } from './refunds.repository'

interface GivenBack {
  readonly order: OrderEntity
  readonly attempt: AttemptEntity
  readonly reason: string
  readonly account?: BankAccount | undefined
  readonly by: string
}

/** What follows of a review for the refund of its payment, which may have been proposed already. */
@Injectable()
export class AnswerProposal {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly books: RefundBooks,
    private readonly approveRefund: ApproveRefund,
  ) {}

  /** All that came goes back. The order is locked by the caller. @throws Problem REFUND_OPEN where it does already */
  async giveBack(tx: Tx, { order, attempt, reason, account, by }: GivenBack): Promise<void> {
    const proposed = await this.refunds.openOf(tx, attempt.number)
    if (proposed && proposed.state !== 'requested') throw new Problem('REFUND_OPEN')
    const isOfOrder = await this.books.isOfOrder(tx, { attemptNumber: attempt.number, orderId: order.id })
    const refund =
      proposed ??
      newRefund(attempt, {
        kind: isOfOrder ? 'on-request' : 'double-payment',
        requestedBy: 'administrator',
        amount: 0,
        reason,
        revokesUnits: isOfOrder && order.state !== 'paid',
      })
    Object.assign(refund, {
      amount: isOfOrder ? order.amount - order.refunded : receivedBy(attempt),
      decidedBy: by,
      account: account ?? refund.account,
    })
    await this.refunds.save(tx, refund)
    await this.approveRefund.execute(tx, order, refund)
  }

  /** The money is accepted: a refund that was proposed is not made. @throws Problem REFUND_OPEN where it is under way */
  async decline(tx: Tx, { number }: AttemptEntity, note: string, by: string): Promise<void> {
    const proposed = await this.refunds.openOf(tx, number)
    if (!proposed) return
    const state = refundAfter(proposed.state, 'rejected')
    if (!state) throw new Problem('REFUND_OPEN')
    await this.refunds.save(tx, Object.assign(proposed, { state, note, decidedBy: by, account: null }))
  }
}
