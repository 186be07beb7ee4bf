import { defineEndpoint } from '../endpoint'
import { readSubscriptionResponse } from './subscriptions'

const service = 'billing'
const tag = 'billing'

export const readSubscription = defineEndpoint({
  name: 'readSubscription',
  service,
  tag,
  summary: 'The plan that one is on, what it includes, until when, and what is charged next.',
  method: 'GET',
  path: '/api/subscription',
  access: 'subscription:read',
  perMinute: 300,
  response: { status: 200, json: readSubscriptionResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const cancelSubscription = defineEndpoint({
  name: 'cancelSubscription',
  service,
  tag,
  summary: 'Ends the plan when what is paid for ends; its card is not charged again.',
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'subscription:edit',
  perMinute: 30,
  idempotency: 'natural',
  response: { status: 200, json: readSubscriptionResponse },
  errors: ['SUBSCRIPTION_NOT_RENEWING'],
})

export const retryRenewal = defineEndpoint({
  name: 'retryRenewal',
  service,
  tag,
  summary: 'Lets the card be charged again after a charge has failed, once it is in order.',
  method: 'POST',
  path: '/api/subscription/retries',
  access: 'subscription:edit',
  perMinute: 10,
  idempotency: 'natural',
  response: { status: 202, empty: true },
  errors: ['RENEWAL_NOT_FAILED'],
})
