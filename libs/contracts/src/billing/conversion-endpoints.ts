import { defineEndpoint } from '../endpoint'
import {
  conversionEventRequest,
  readTrackingResponse,
  trackingResponse,
  tryConversionRequest,
  tryConversionResponse,
  visitEventRequest,
} from './conversions'

const tracking = {
  service: 'billing',
  tag: 'tracking',
  method: 'POST',
  access: 'anyone',
  authentication: 'none',
  perMinute: 60,
  bodyBytes: 8_192,
} as const

export const receiveConversionEvent = defineEndpoint({
  ...tracking,
  name: 'receiveConversionEvent',
  summary: 'A page tells a standard event for the advertising platform; passed on only with consent.',
  path: '/api/meta/capi/events',
  idempotency: 'natural',
  body: conversionEventRequest,
  response: { status: 202, json: trackingResponse },
  errors: [],
})

export const receiveVisitEvent = defineEndpoint({
  ...tracking,
  name: 'receiveVisitEvent',
  summary: 'A page tells an event with where its visitor came from; kept only with consent.',
  path: '/api/meta-capi',
  idempotency: 'natural',
  body: visitEventRequest,
  response: { status: 202, json: trackingResponse },
  errors: [],
})

export const forgetVisitor = defineEndpoint({
  service: 'billing',
  tag: 'tracking',
  method: 'DELETE',
  access: 'anyone',
  authentication: 'none',
  perMinute: 60,
  name: 'forgetVisitor',
  summary: 'Consent is withdrawn: what is not passed on yet of this browser is dropped.',
  path: '/api/meta/capi/events',
  idempotency: 'natural',
  response: { status: 204, empty: true },
  errors: [],
})

export const tryConversion = defineEndpoint({
  ...tracking,
  name: 'tryConversion',
  summary:
    'Sends a trial under the test code; for administrators, and for anybody on a machine of one’s own.',
  path: '/api/meta/capi/debug-events',
  idempotency: 'natural',
  body: tryConversionRequest,
  response: { status: 200, json: tryConversionResponse },
  errors: ['NOT_ALLOWED', 'TRACKING_TEST_UNAVAILABLE', 'TRACKING_UNREACHABLE'],
})

export const readTracking = defineEndpoint({
  service: 'billing',
  tag: 'tracking',
  method: 'GET',
  access: 'anyone',
  authentication: 'none',
  perMinute: 600,
  name: 'readTracking',
  summary: 'Which measurements are set up, for which a page has to ask its visitor.',
  path: '/api/tracking/settings',
  response: { status: 200, json: readTrackingResponse },
  cacheControl: 'public, max-age=300',
  errors: [],
})
