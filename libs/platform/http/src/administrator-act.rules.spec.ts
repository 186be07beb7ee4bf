import { defineEndpoint } from '@originseal/contracts'
import { z } from 'zod'
import { administratorActOf, withSubject } from './administrator-act.rules'

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
  query: {},
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

const member = '5a3b1a10-0000-4000-8000-000000000003'
const list = defineEndpoint({
  ...common,
  name: 'listThings',
  method: 'GET',
  path: '/api/admin/things',
  audit: 'order',
  query: z.object({
    search: z.string(),
    ownerId: z.string(),
    state: z.string(),
    cursor: z.string(),
    limit: z.string(),
  }),
})
const narrowed = (query: object) => administratorActOf(list, { ...request, params: {}, query })

test.each([
  ['a number', { search: 'zk-2611-007', state: 'filed' }, 'search=ZK-2611-007&state=filed'],
  ['an address', { search: 'ming@example.tw' }, 'search=<email>'],
  ['a telephone number', { search: '0912 345 678' }, 'search=<phone>'],
  ['a name', { search: '王小明' }, 'search=<text>'],
  ['blanks', { search: '  ', state: '   ' }, undefined],
  ['what no schema knows, and pages', { name: '王小明', cursor: member, limit: '50' }, undefined],
])('a list that was narrowed by %s says so, and names no person', (_what, query, told) => {
  expect(narrowed(query).query).toBe(told)
})

test('an act says whose the thing is: by the path, by the list of one member, or as its handler has found out', () => {
  const ofUser = defineEndpoint({
    ...common,
    name: 'read',
    method: 'GET',
    path: '/api/admin/users/:id',
    audit: 'user',
  })
  expect(administratorActOf(ofUser, { ...request, params: { id: member } }).subjectId).toBe(member)
  expect(narrowed({ ownerId: member }).subjectId).toBe(member)
  const act = administratorActOf(refund, request)
  expect(act).not.toHaveProperty('subjectId')
  expect(withSubject(act, { subjectId: member }).subjectId).toBe(member)
  expect(withSubject(act, {})).toBe(act)
})

test('an act about nobody in particular names nobody, and a claimant is a person as a member is', () => {
  expect(narrowed({ ownerId: 'no id' })).not.toHaveProperty('subjectId')
  const ofClaimant = defineEndpoint({
    ...common,
    name: 'readClaimant',
    method: 'GET',
    path: '/api/admin/claimants/:id',
    audit: 'claimant',
  })
  expect(administratorActOf(ofClaimant, { ...request, params: { id: member } }).subjectId).toBe(member)
})

test('a note is a reason; a caller without a session has none', () => {
  const { userId, role } = request.caller
  const act = administratorActOf(refund, {
    ...request,
    caller: { userId, role },
    body: { note: 'by telephone' },
  })
  expect(act).toMatchObject({ reason: 'by telephone', sessionId: null })
})

test('an act of nobody is refused', () => {
  expect(() => administratorActOf({ ...refund, audit: undefined }, request)).toThrow('no audited endpoint')
  expect(() => administratorActOf(refund, { ...request, caller: undefined })).toThrow('no audited endpoint')
  expect(() => administratorActOf({ ...refund, audit: 'none' }, request)).toThrow('no audited endpoint')
})
