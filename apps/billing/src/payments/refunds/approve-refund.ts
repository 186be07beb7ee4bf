import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { receivedBy } from '../attempts/attempt.entity'
import { AttemptsRepository } from '../attempts/attempts.repository'
import { EndMandate } from '../mandates/end-mandate'
import type { OrderEntity } from '../orders/order.entity'
import { advanceRefund } from './advance-refund.job'
import type { RefundEntity } from './refund.entity'
import { refundAfter } from './refund.rules'
import { RefundsRepository } from './refunds.repository'
import { TakeBackPurchase } from './take-back-purchase'

/** Lets a refund begin: the units that the order brought are asked back, and a plan that it has paid ends. */
@Injectable()
export class ApproveRefund {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly takeBack: TakeBackPurchase,
    private readonly attempts: AttemptsRepository,
    private readonly endMandate: EndMandate,
    private readonly jobs: Jobs,
  ) {}

  /** The order and the refund are locked by the caller. */
  async execute(tx: Tx, order: OrderEntity, refund: RefundEntity): Promise<void> {
    const state = refundAfter(refund.state, 'approved')
    if (!state) throw new Error(`a refund that is ${refund.state} cannot be approved`)
    refund.state = state
    await this.refunds.save(tx, refund)
    if (refund.revokesUnits) await this.takeBack.execute(tx, order, refund.id)
    await this.endCharges(tx, refund)
    await this.jobs.add(tx, advanceRefund, { refundId: refund.id }, { key: refund.id })
  }

  /** A first charge that goes back whole, without the plan that it was for, is the last one, too. */
  private async endCharges(tx: Tx, { attemptNumber, amount }: RefundEntity): Promise<void> {
    const attempt = await this.attempts.find(tx, attemptNumber)
    if (attempt?.renews && amount >= receivedBy(attempt))
      await this.endMandate.askUngranted(tx, attempt.number)
  }
}
