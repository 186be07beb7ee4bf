import { defineEndpoint } from '../endpoint'
import { eventListener, listParkedEventsResponse, redriveEventsRequest } from './parked-events'

const parked = {
  service: 'admin',
  tag: 'operation',
  access: 'event:administer',
  audit: 'event',
  errors: [],
} as const

export const listParkedEvents = defineEndpoint({
  ...parked,
  name: 'listParkedEvents',
  summary: 'Events that services could not handle: which, why, and after how many tries.',
  method: 'GET',
  path: '/api/admin/parked-events',
  perMinute: 60,
  response: { status: 200, json: listParkedEventsResponse },
})

export const redriveEvents = defineEndpoint({
  ...parked,
  name: 'redriveEvents',
  stepUp: true,
  summary: 'Gives a service events once more that it could not handle, or all of them.',
  method: 'POST',
  path: '/api/admin/parked-events/:service/redrives',
  perMinute: 60,
  params: { service: eventListener },
  idempotency: 'key',
  body: redriveEventsRequest,
  response: { status: 202, empty: true },
})
