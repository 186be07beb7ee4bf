import { Injectable } from '@nestjs/common'
import type { AdministeredRefund, StartRefundRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { OrdersRepository } from '../orders/orders.repository'
import { ApproveRefund } from './approve-refund'
import { newRefund } from './new-refund'
import { RefundablePayments } from './refundable-payments'
import { toAdministeredRefund } from './refund.view'
import { RefundsRepository } from './refunds.repository'

/** An administrator gives money of an order back. */
@Injectable()
export class StartRefund {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly orders: OrdersRepository,
    private readonly payments: RefundablePayments,
    private readonly refunds: RefundsRepository,
    private readonly approveRefund: ApproveRefund,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND, ORDER_NOT_REFUNDABLE, REFUND_OPEN, REFUND_TOO_LARGE */
  execute(
    orderId: string,
    request: StartRefundRequest,
    { userId }: Caller,
    key: string | undefined,
  ): Promise<AdministeredRefund> {
    const once = {
      key,
      scope: `POST /admin/payments/:id/refunds ${userId}`,
      request: { orderId, ...request },
    }
    return this.idempotency.once(once, async (tx) => {
      const order = await this.orders.lock(tx, orderId)
      if (!order) throw new Problem('ORDER_NOT_FOUND')
      const attempt = await this.payments.of(tx, order)
      if (request.amount > order.amount - order.refunded) throw new Problem('REFUND_TOO_LARGE')
      const wanted = { ...request, kind: 'on-request', requestedBy: 'administrator' } as const
      const refund = { ...newRefund(attempt, wanted), decidedBy: userId }
      await this.refunds.insert(tx, refund)
      await this.approveRefund.execute(tx, order, refund)
      return toAdministeredRefund(refund, order)
    })
  }
}
