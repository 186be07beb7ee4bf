import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import {
  actOnNegotiationResponse,
  freezeNegotiationRequest,
  listUserNegotiationsResponse,
  openNegotiationRequest,
} from './negotiations'

const administration = {
  service: 'enforcement',
  tag: 'case administration',
  access: 'case:administer',
  perMinute: 120,
} as const
const freezing = {
  ...administration,
  audit: 'negotiation',
  method: 'POST',
  idempotency: 'key',
  stepUp: true,
  body: freezeNegotiationRequest,
  response: { status: 204, empty: true },
  errors: ['NEGOTIATION_NOT_FOUND', 'NEGOTIATION_STATE_CHANGED'],
} as const

export const listUserNegotiations = defineEndpoint({
  ...administration,
  name: 'listUserNegotiations',
  audit: 'user',
  summary: 'Negotiations of a claimant, the newest first; nothing of what was said in them.',
  method: 'GET',
  path: '/api/admin/users/:id/negotiations',
  query: pageRequest,
  response: { status: 200, json: listUserNegotiationsResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const openNegotiation = defineEndpoint({
  ...administration,
  name: 'openNegotiation',
  audit: 'negotiation',
  summary:
    'The negotiation of a case with all that was said in it, for the reason given; each look is logged.',
  method: 'POST',
  path: '/api/admin/cases/:id/negotiation/looks',
  idempotency: 'natural',
  body: openNegotiationRequest,
  response: { status: 200, json: actOnNegotiationResponse },
  cacheControl: 'private, no-store',
  errors: ['NEGOTIATION_NOT_FOUND'],
})

export const freezeNegotiation = defineEndpoint({
  ...freezing,
  name: 'freezeNegotiation',
  summary:
    'Freezes a negotiation: nobody can do anything in it, and its deadlines stand still. Both sides read why.',
  path: '/api/admin/cases/:id/negotiation/freezes',
})

export const unfreezeNegotiation = defineEndpoint({
  ...freezing,
  name: 'unfreezeNegotiation',
  summary: 'Lets a frozen negotiation go on; its deadlines come later by as long as it was frozen.',
  path: '/api/admin/cases/:id/negotiation/unfreezes',
})
