import { defineEndpoint } from '@originseal/contracts'
import { administratorActOf } from './administrator-act.rules'

const common = {
  service: 'billing',
  tag: 'things',
  summary: 'A thing.',
  access: 'payment:administer',
  perMinute: 60,
  response: { status: 204, empty: true },
  errors: [],
} as const
const refund = defineEndpoint({
  ...common,
  name: 'startRefund',
  method: 'POST',
  path: '/api/admin/payments/:id/refunds',
  audit: 'order',
  idempotency: 'key',
})
const request = {
  id: '5a3b1a10-0000-4000-8000-000000000001',
  at: new Date('2026-11-23T01:00:00.000Z'),
  caller: { userId: '5a3b1a10-0000-4000-8000-000000000002', role: 'admin', sessionId: 'a-session' },
  network: '192.0.2.1',
  params: { id: 'an-order' },
  body: { amount: 990, reason: 'asked twice', account: '012-345678' },
  requestId: 'a-request',
} as const

test('an act names who, where, what, on which thing and why; nothing else of the body', () => {
  expect(administratorActOf(refund, request)).toEqual({
    id: request.id,
    at: '2026-11-23T01:00:00.000Z',
    actorId: request.caller.userId,
    sessionId: 'a-session',
    network: '192.0.2.1',
    permission: 'payment:administer',
    action: 'startRefund',
    objectKind: 'order',
    objectId: 'an-order',
    reason: 'asked twice',
    requestId: 'a-request',
  })
})

test('a list has no id, a request without a body no reason', () => {
  const list = defineEndpoint({
    ...common,
    name: 'list',
    method: 'GET',
    path: '/api/admin/x',
    audit: 'order',
  })
  const act = administratorActOf(list, { ...request, params: {}, body: undefined })
  expect(act).toMatchObject({ objectId: null, reason: null })
})

test('an act of nobody is refused', () => {
  expect(() => administratorActOf(refund, { ...request, caller: undefined })).toThrow('no audited endpoint')
  expect(() => administratorActOf({ ...refund, audit: 'none' }, request)).toThrow('no audited endpoint')
})
