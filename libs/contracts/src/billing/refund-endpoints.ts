import { defineEndpoint } from '../endpoint'
import { aboveLimit } from './money-limit'
import {
  administeredRefund,
  confirmRefundRequest,
  decideRefundRequest,
  listRefundsRequest,
  listRefundsResponse,
  readRefundQuoteResponse,
  refund,
  requestRefundRequest,
  startRefundRequest,
} from './refunds'

const service = 'billing'
const tag = 'refunds'

export const readRefundQuote = defineEndpoint({
  name: 'readRefundQuote',
  service,
  tag,
  summary: 'What one would get back of one’s own order if it were asked for now, and by when.',
  method: 'GET',
  path: '/api/orders/:id/refund-quote',
  access: 'order:place',
  perMinute: 120,
  response: { status: 200, json: readRefundQuoteResponse },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'REFUND_OPEN'],
})

export const requestRefund = defineEndpoint({
  name: 'requestRefund',
  service,
  tag,
  summary:
    'Asks for the money of an order; within the cooling-off period it is given back without a decision.',
  method: 'POST',
  path: '/api/orders/:id/refunds',
  access: 'order:place',
  perMinute: 30,
  idempotency: 'key',
  body: requestRefundRequest,
  response: { status: 201, json: refund },
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_REFUNDABLE',
    'REFUND_OPEN',
    'REFUND_ACCOUNT_MISSING',
    'REFUND_REASON_MISSING',
  ],
})

const administration = {
  service,
  tag,
  access: 'payment:administer',
  audit: 'refund',
  perMinute: 120,
} as const

export const listRefunds = defineEndpoint({
  ...administration,
  name: 'listRefunds',
  summary: 'Refunds of everybody, newest first; of those that wait, what is due soonest first.',
  method: 'GET',
  path: '/api/admin/refunds',
  query: listRefundsRequest,
  response: { status: 200, json: listRefundsResponse },
  errors: [],
})

export const startRefund = defineEndpoint({
  ...administration,
  name: 'startRefund',
  stepUp: true,
  fourEyes: aboveLimit,
  summary: 'Gives money of an order back, all of it or a part.',
  method: 'POST',
  path: '/api/admin/payments/:id/refunds',
  audit: 'order',
  idempotency: 'key',
  body: startRefundRequest,
  response: { status: 201, json: administeredRefund },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_REFUNDABLE', 'REFUND_OPEN', 'REFUND_TOO_LARGE'],
})

export const decideRefund = defineEndpoint({
  ...administration,
  name: 'decideRefund',
  stepUp: true,
  fourEyes: aboveLimit,
  summary: 'Approves a member’s request with the amount that is given back, or rejects it.',
  method: 'POST',
  path: '/api/admin/refunds/:id/decisions',
  idempotency: 'key',
  body: decideRefundRequest,
  response: { status: 200, json: administeredRefund },
  errors: ['REFUND_NOT_FOUND', 'REFUND_NOT_OPEN', 'REFUND_TOO_LARGE'],
})

export const confirmRefund = defineEndpoint({
  ...administration,
  name: 'confirmRefund',
  stepUp: true,
  summary: 'Says that a refund was paid by bank transfer.',
  method: 'POST',
  path: '/api/admin/refunds/:id/transfers',
  idempotency: 'key',
  body: confirmRefundRequest,
  response: { status: 200, json: administeredRefund },
  errors: ['REFUND_NOT_FOUND', 'REFUND_NOT_OPEN', 'TRANSFER_ALREADY_USED'],
})

export const retryRefund = defineEndpoint({
  ...administration,
  name: 'retryRefund',
  summary: 'Asks the payment provider once more for a refund that it has refused.',
  method: 'POST',
  path: '/api/admin/refunds/:id/retries',
  idempotency: 'natural',
  response: { status: 200, json: administeredRefund },
  errors: ['REFUND_NOT_FOUND', 'REFUND_NOT_OPEN'],
})
