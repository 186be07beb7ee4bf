import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { revocationsResponse } from './sessions'
import { admitTrialVisitorRequest, admitTrialVisitorResponse } from './visitors'

const internal = {
  service: 'identity',
  tag: 'internal',
  access: 'internal',
  perMinute: 0,
  errors: [],
} as const

/** The one capability that another service asks for in a request (ADR 8). */
export const admitTrialVisitor = defineEndpoint({
  ...internal,
  name: 'admitTrialVisitor',
  summary: 'Admits a visitor of the trial and signs a token for them.',
  method: 'POST',
  path: '/internal/trial-visitors',
  idempotency: 'key',
  body: admitTrialVisitorRequest,
  response: { status: 201, json: admitTrialVisitorResponse },
  errors: ['TRIAL_QUOTA_REACHED'],
})

export const readRevocations = defineEndpoint({
  ...internal,
  name: 'readRevocations',
  summary: 'Sessions that have ended within the life of an access token.',
  method: 'GET',
  path: '/internal/revocations',
  response: { status: 200, json: revocationsResponse },
})

export const readSigningKeys = defineEndpoint({
  ...internal,
  name: 'readSigningKeys',
  summary: 'The public keys of access tokens (JWKS, RFC 7517).',
  method: 'GET',
  path: '/.well-known/jwks.json',
  response: { status: 200, json: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
  cacheControl: 'public, max-age=300',
})
