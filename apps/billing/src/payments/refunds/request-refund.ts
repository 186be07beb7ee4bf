import { Injectable } from '@nestjs/common'
import type { Refund, RequestRefundRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { ApproveRefund } from './approve-refund'
import { newRefund } from './new-refund'
import { QuoteRefund } from './quote-refund'
import { toRefund } from './refund.view'
import { RefundsRepository } from './refunds.repository'

/** A buyer wants the money of an order back. Within the cooling-off period that needs nobody's consent. */
@Injectable()
export class RequestRefund {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly quoteRefund: QuoteRefund,
    private readonly refunds: RefundsRepository,
    private readonly approveRefund: ApproveRefund,
  ) {}

  /** @throws Problem REFUND_ACCOUNT_MISSING, REFUND_REASON_MISSING, and as QuoteRefund does */
  execute(
    orderId: string,
    { reason, account }: RequestRefundRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<Refund> {
    const request = { orderId, reason, account }
    const once = { key, scope: `POST /orders/:id/refunds ${caller.userId}`, request }
    return this.idempotency.once(once, async (tx) => {
      const { order, attempt, quote } = await this.quoteRefund.offer(tx, orderId, caller)
      if (quote.by === 'transfer' && account === undefined) throw new Problem('REFUND_ACCOUNT_MISSING')
      if (quote.kind === 'on-request' && reason.length < 2) throw new Problem('REFUND_REASON_MISSING')
      const refund = newRefund(attempt, {
        kind: quote.kind,
        amount: quote.amount,
        deductions: quote.deductions,
        reason,
        requestedBy: 'member',
        account: quote.by === 'transfer' ? account : undefined,
      })
      await this.refunds.insert(tx, refund)
      if (quote.kind === 'cooling-off') await this.approveRefund.execute(tx, order, refund)
      return toRefund(refund)
    })
  }
}
