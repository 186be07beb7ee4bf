import { defineEndpoint } from '../endpoint'
import { aboveLimit } from './money-limit'
import { exportEndpoint } from '../exports'
import {
  administeredOrder,
  confirmTransferRequest,
  decideReviewRequest,
  exportPaymentsRequest,
  listPaymentsRequest,
  listPaymentsResponse,
  readPaymentResponse,
  readProviderAnswersResponse,
} from './orders'

const service = 'billing'

/** What the payment provider's server or the payer's browser brings: sealed by the provider, without a login. */
const notice = {
  service,
  tag: 'payments',
  method: 'POST',
  access: 'anyone',
  authentication: 'none',
  // The provider calls from few addresses.
  perMinute: 600,
  idempotency: 'natural',
  from: 'anywhere',
  textForm: 'The fields of the provider’s message with its CheckMacValue.',
  errors: [],
} as const

export const receivePaymentNotice = defineEndpoint({
  ...notice,
  name: 'receivePaymentNotice',
  summary: 'The provider tells that an order was paid, or that it failed (ReturnURL).',
  path: '/api/payments/ecpay/notice',
  response: { status: 200, text: true },
})

export const receivePeriodNotice = defineEndpoint({
  ...notice,
  name: 'receivePeriodNotice',
  summary: 'The provider tells that a further period of a plan was charged (PeriodReturnURL).',
  path: '/api/payments/ecpay/period',
  response: { status: 200, text: true },
})

export const receivePaymentNumber = defineEndpoint({
  ...notice,
  name: 'receivePaymentNumber',
  summary: 'The provider tells the number that an order can be paid with (PaymentInfoURL).',
  path: '/api/payments/ecpay/number',
  response: { status: 200, text: true },
})

export const returnFromPayment = defineEndpoint({
  ...notice,
  name: 'returnFromPayment',
  summary: 'The browser comes back from the provider’s page with the result (OrderResultURL).',
  path: '/api/payments/ecpay/result',
  response: { status: 303, redirect: true },
})

const administration = {
  service,
  tag: 'payments',
  access: 'payment:administer',
  audit: 'order',
  perMinute: 120,
} as const

export const listPayments = defineEndpoint({
  ...administration,
  name: 'listPayments',
  summary: 'Orders of everybody, newest first.',
  method: 'GET',
  path: '/api/admin/payments',
  query: listPaymentsRequest,
  response: { status: 200, json: listPaymentsResponse },
  errors: [],
})

export const exportPayments = defineEndpoint({
  ...administration,
  ...exportEndpoint,
  name: 'exportPayments',
  summary: 'Orders as a file for spreadsheets, narrowed as the list is.',
  path: '/api/admin/payments/exports',
  body: exportPaymentsRequest,
})

export const readPayment = defineEndpoint({
  ...administration,
  name: 'readPayment',
  summary:
    'An order with its tries to pay it, what the provider told and answered, its invoice and its refunds.',
  method: 'GET',
  path: '/api/admin/payments/:id',
  response: { status: 200, json: readPaymentResponse },
  errors: ['ORDER_NOT_FOUND'],
})

export const askProvider = defineEndpoint({
  ...administration,
  name: 'askProvider',
  summary: 'Lets the provider be asked at once what became of an order’s tries, and of its further charges.',
  method: 'POST',
  path: '/api/admin/payments/:id/inquiries',
  idempotency: 'natural',
  response: { status: 202, empty: true },
  errors: ['ORDER_NOT_FOUND'],
})

export const readProviderAnswers = defineEndpoint({
  ...administration,
  name: 'readProviderAnswers',
  summary: 'What the provider answered when it was last asked about an order’s tries.',
  method: 'GET',
  path: '/api/admin/payments/:id/answers',
  audit: 'none',
  response: { status: 200, json: readProviderAnswersResponse },
  errors: ['ORDER_NOT_FOUND'],
})

export const decideReview = defineEndpoint({
  ...administration,
  name: 'decideReview',
  stepUp: true,
  fourEyes: aboveLimit,
  summary:
    'Says what becomes of money that an order is under review for: it pays the order, goes back, or did not come.',
  method: 'POST',
  path: '/api/admin/payments/:id/review-decisions',
  idempotency: 'key',
  body: decideReviewRequest,
  response: { status: 200, json: administeredOrder },
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_UNDER_REVIEW',
    'REVIEW_CHANGED',
    'REVIEW_DECISION_IMPOSSIBLE',
    'REFUND_OPEN',
  ],
})

export const confirmTransfer = defineEndpoint({
  ...administration,
  name: 'confirmTransfer',
  stepUp: true,
  fourEyes: aboveLimit,
  summary: 'Says that a transfer to our account has paid an order.',
  method: 'POST',
  path: '/api/admin/payments/:id/transfers',
  idempotency: 'key',
  body: confirmTransferRequest,
  response: { status: 200, json: administeredOrder },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'ORDER_UNDER_REVIEW', 'TRANSFER_ALREADY_USED'],
})
