import { defineEndpoint } from '@originseal/contracts'
import { z } from 'zod'
import { requestDigest } from './request-digest'

const endpoint = defineEndpoint({
  name: 'payBack',
  service: 'billing',
  tag: 'test',
  summary: 'Pays back.',
  method: 'POST',
  path: '/api/orders/:id/refunds',
  access: 'payment:administer',
  audit: 'order',
  perMinute: 1,
  idempotency: 'key',
  stepUp: true,
  fourEyes: {},
  body: z.object({ amount: z.number(), reason: z.string().trim(), lines: z.array(z.number()).default([]) }),
  response: { status: 204, empty: true },
  errors: [],
})
const params = { id: '0190c1c4-0000-7000-8000-000000000001' }
const body = { amount: 5_000, reason: 'paid twice' }
const digest = requestDigest(endpoint, { params, body })

describe('the digest of a request', () => {
  it('is of what the endpoint reads: neither the order of its fields nor what is dropped from it changes it', () => {
    const same = { other: 1, reason: ' paid twice ', lines: [], amount: 5_000 }
    expect(requestDigest(endpoint, { params, body: same })).toBe(digest)
  })

  it.each([
    ['another amount', { params, body: { ...body, amount: 5_001 } }],
    ['another order of a list', { params, body: { ...body, lines: [2, 1] } }],
    ['another thing', { params: { id: '0190c1c4-0000-7000-8000-000000000002' }, body }],
  ])('is another for %s', (_, request) => {
    expect(requestDigest(endpoint, request)).not.toBe(digest)
  })

  it('is another for another operation', () => {
    expect(requestDigest({ ...endpoint, name: 'payMore' }, { params, body })).not.toBe(digest)
  })

  it('is of nothing that the endpoint refuses', () => {
    expect(() => requestDigest(endpoint, { params, body: {} })).toThrow('format')
  })
})
