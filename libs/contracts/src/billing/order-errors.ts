import { defineErrors } from '../error'

/** Errors of orders and payments. */
export const orderErrors = defineErrors({
  ORDER_NOT_FOUND: { kind: 'missing', message: 'this order does not exist' },
  ITEM_NOT_SOLD: { kind: 'conflict', message: 'this is not sold yet, please choose something else' },
  PLAN_RUNNING: {
    kind: 'conflict',
    message: 'your plan is still running, please choose the next one when it has ended',
  },
  LOGIN_REQUIRED_FOR_ITEM: { kind: 'forbidden', message: 'please register or log in to buy this' },
  PAYMENT_METHOD_UNAVAILABLE: {
    kind: 'conflict',
    message: 'this way of paying is not available, please choose another',
  },
  INVOICE_NUMBER_INVALID: {
    kind: 'invalid',
    message: 'please check the business number of the invoice',
  },
  ORDER_NOT_PAYABLE: {
    kind: 'conflict',
    message: 'this order can no longer be paid, please place a new one',
  },
  ORDER_NOT_CANCELLABLE: { kind: 'conflict', message: 'this order is paid and can no longer be cancelled' },
  ORDER_UNDER_REVIEW: {
    kind: 'conflict',
    message: 'another amount came for this order already: please decide about it first',
  },
  PAYMENT_UNDER_REVIEW: {
    kind: 'conflict',
    message: "a payment for this order is being looked at, please don't pay again",
  },
  ORDER_NOT_UNDER_REVIEW: { kind: 'conflict', message: 'nothing of this order has to be decided' },
  REVIEW_CHANGED: {
    kind: 'conflict',
    message: 'what came for this order has changed meanwhile, please look again',
  },
  REVIEW_DECISION_IMPOSSIBLE: { kind: 'conflict', message: 'this can’t be decided about this payment' },
  TRANSFER_ALREADY_USED: { kind: 'conflict', message: 'this transfer was confirmed for another order' },
  NEXT_PLAN_BOUGHT: {
    kind: 'conflict',
    message: 'the plan that follows yours is paid already, please choose another one when it has begun',
  },
  ORDER_NOT_REFUNDABLE: { kind: 'conflict', message: 'nothing of this order can be refunded' },
  REFUND_OPEN: { kind: 'conflict', message: 'a refund of this order is already under way' },
  REFUND_ACCOUNT_MISSING: {
    kind: 'invalid',
    message: 'please give a bank account of your own that the money is transferred to',
  },
  REFUND_REASON_MISSING: {
    kind: 'invalid',
    message: 'the seven days are over: please say why you ask for a refund',
  },
  REFUND_NOT_FOUND: { kind: 'missing', message: 'this refund does not exist' },
  REFUND_NOT_OPEN: { kind: 'conflict', message: 'this can no longer be done with the refund' },
  REFUND_TOO_LARGE: { kind: 'invalid', message: 'more than was paid cannot be refunded' },
  DIFFERENCE_NOT_FOUND: { kind: 'missing', message: 'this difference does not exist' },
  SUBSCRIPTION_NOT_RENEWING: { kind: 'conflict', message: 'your plan does not renew by itself' },
  RENEWAL_NOT_FAILED: { kind: 'conflict', message: 'no charge of your plan has failed' },
})
