import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import {
  listPaymentDifferencesRequest,
  listPaymentDifferencesResponse,
  listUnitDifferencesResponse,
  paymentDifference,
  settleDifferenceRequest,
} from './reconciliation'

const administration = {
  service: 'billing',
  tag: 'reconciliation',
  access: 'payment:administer',
  audit: 'difference',
  perMinute: 120,
} as const

export const listPaymentDifferences = defineEndpoint({
  ...administration,
  name: 'listPaymentDifferences',
  summary: 'What our books and the payment provider’s do not agree in, newest first.',
  method: 'GET',
  path: '/api/admin/payment-differences',
  query: listPaymentDifferencesRequest,
  response: { status: 200, json: listPaymentDifferencesResponse },
  errors: [],
})

export const settlePaymentDifference = defineEndpoint({
  ...administration,
  name: 'settlePaymentDifference',
  summary: 'Says that a difference was looked at, and what came of it.',
  method: 'POST',
  path: '/api/admin/payment-differences/:id/settlements',
  idempotency: 'natural',
  body: settleDifferenceRequest,
  response: { status: 200, json: paymentDifference },
  errors: ['DIFFERENCE_NOT_FOUND'],
})

export const listUnitDifferences = defineEndpoint({
  ...administration,
  name: 'listUnitDifferences',
  summary: 'What the ledgers of units and billing’s mirror of them do not agree in, newest first.',
  method: 'GET',
  path: '/api/admin/unit-differences',
  query: pageRequest,
  response: { status: 200, json: listUnitDifferencesResponse },
  errors: [],
})
