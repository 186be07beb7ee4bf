import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import {
  listOrdersResponse,
  listPaymentMethodsResponse,
  payAgainRequest,
  placeOrderRequest,
  placeOrderResponse,
  quoteOrderRequest,
  quoteOrderResponse,
  readOrderResponse,
} from './orders'

const service = 'billing'
const tag = 'orders'

export const listPaymentMethods = defineEndpoint({
  name: 'listPaymentMethods',
  service,
  tag,
  summary: 'The ways to pay that are open.',
  method: 'GET',
  path: '/api/payment-methods',
  access: 'anyone',
  authentication: 'none',
  perMinute: 300,
  response: { status: 200, json: listPaymentMethodsResponse },
  errors: [],
})

export const placeOrder = defineEndpoint({
  name: 'placeOrder',
  service,
  tag,
  summary: 'Orders a plan or a pack at the price of the catalogue; the answer says how to pay.',
  method: 'POST',
  path: '/api/orders',
  access: 'order:place',
  perMinute: 30,
  idempotency: 'key',
  body: placeOrderRequest,
  response: { status: 201, json: placeOrderResponse },
  errors: [
    'ITEM_NOT_SOLD',
    'PLAN_RUNNING',
    'NEXT_PLAN_BOUGHT',
    'LOGIN_REQUIRED_FOR_ITEM',
    'PAYMENT_METHOD_UNAVAILABLE',
    'INVOICE_NUMBER_INVALID',
  ],
})

export const quoteOrder = defineEndpoint({
  name: 'quoteOrder',
  service,
  tag,
  summary: 'What an order would cost, when a plan would begin, whether it renews, and what it replaces.',
  method: 'POST',
  path: '/api/orders/quotes',
  access: 'order:place',
  perMinute: 120,
  idempotency: 'natural',
  body: quoteOrderRequest,
  response: { status: 200, json: quoteOrderResponse },
  errors: [
    'ITEM_NOT_SOLD',
    'PLAN_RUNNING',
    'NEXT_PLAN_BOUGHT',
    'LOGIN_REQUIRED_FOR_ITEM',
    'PAYMENT_METHOD_UNAVAILABLE',
  ],
})

export const listOrders = defineEndpoint({
  name: 'listOrders',
  service,
  tag,
  summary: 'One’s own orders, newest first.',
  method: 'GET',
  path: '/api/orders',
  access: 'order:place',
  perMinute: 300,
  query: pageRequest,
  response: { status: 200, json: listOrdersResponse },
  errors: [],
})

export const readOrder = defineEndpoint({
  name: 'readOrder',
  service,
  tag,
  summary: 'One’s own order: whether it is paid, and the number to pay it with.',
  method: 'GET',
  path: '/api/orders/:id',
  access: 'order:place',
  perMinute: 600,
  response: { status: 200, json: readOrderResponse },
  errors: ['ORDER_NOT_FOUND'],
})

export const payAgain = defineEndpoint({
  name: 'payAgain',
  service,
  tag,
  summary: 'Begins another try to pay an order, perhaps in another way.',
  method: 'POST',
  path: '/api/orders/:id/attempts',
  access: 'order:place',
  perMinute: 30,
  idempotency: 'key',
  body: payAgainRequest,
  response: { status: 201, json: placeOrderResponse },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'PAYMENT_UNDER_REVIEW', 'PAYMENT_METHOD_UNAVAILABLE'],
})

export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  service,
  tag,
  summary: 'Takes back an order that is not paid.',
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'order:place',
  perMinute: 30,
  idempotency: 'natural',
  response: { status: 200, json: readOrderResponse },
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
})
