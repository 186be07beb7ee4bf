import type { AdministeredRefund, Refund } from '@originseal/contracts'
import type { OrderEntity } from '../orders/order.entity'
import type { RefundEntity } from './refund.entity'

export const toRefund = (refund: RefundEntity): Refund => ({
  id: refund.id,
  orderId: refund.orderId,
  kind: refund.kind,
  state: refund.state,
  amount: refund.amount,
  reason: refund.reason,
  requestedAt: refund.requestedAt.toISOString(),
  dueAt: refund.dueAt.toISOString(),
  ...(refund.refundedAt && { refundedAt: refund.refundedAt.toISOString() }),
  ...(refund.note !== null && { note: refund.note }),
})

export const toAdministeredRefund = (
  refund: RefundEntity,
  order: Pick<OrderEntity, 'ownerId' | 'number' | 'amount' | 'refunded'>,
): AdministeredRefund => ({
  ...toRefund(refund),
  ownerId: order.ownerId,
  orderNumber: order.number,
  requestedBy: refund.requestedBy,
  refundable: order.amount - order.refunded,
  deductions: [...refund.deductions],
  ...(refund.account && { account: refund.account }),
  ...(refund.failure !== null && { failure: refund.failure }),
  ...(refund.reference !== null && { reference: refund.reference }),
})
