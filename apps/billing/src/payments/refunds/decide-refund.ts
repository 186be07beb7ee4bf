import { Injectable } from '@nestjs/common'
import type { AdministeredRefund, DecideRefundRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { OrdersRepository } from '../orders/orders.repository'
import { ApproveRefund } from './approve-refund'
import { RefundBooks } from './refund-books'
import { refundAfter } from './refund.rules'
import { toAdministeredRefund } from './refund.view'

/** An administrator answers a member's request. */
@Injectable()
export class DecideRefund {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly books: RefundBooks,
    private readonly orders: OrdersRepository,
    private readonly approveRefund: ApproveRefund,
  ) {}

  /** @throws Problem REFUND_NOT_FOUND, REFUND_NOT_OPEN, REFUND_TOO_LARGE */
  execute(
    id: string,
    request: DecideRefundRequest,
    { userId }: Caller,
    key: string | undefined,
  ): Promise<AdministeredRefund> {
    const once = { key, scope: `POST /admin/refunds/:id/decisions ${userId}`, request: { id, ...request } }
    return this.idempotency.once(once, async (tx) => {
      const open = await this.books.lock(tx, id)
      const { refund, order } = open
      const isRejected = request.decision === 'reject'
      const state = refundAfter(refund.state, isRejected ? 'rejected' : 'approved')
      if (!state) throw new Problem('REFUND_NOT_OPEN')
      refund.decidedBy = userId
      if (isRejected) {
        Object.assign(refund, { state, note: request.note, account: null })
        await this.books.save(tx, refund)
        // A second payment that is not given back was decided about.
        if (order.review === 'double') await this.orders.save(tx, Object.assign(order, { review: null }))
      } else {
        if (request.amount > (await this.books.refundable(tx, open))) throw new Problem('REFUND_TOO_LARGE')
        refund.amount = request.amount
        await this.approveRefund.execute(tx, order, refund)
      }
      return toAdministeredRefund(refund, order)
    })
  }
}
