import {
  benefitGranted,
  listUnitLinesResponse,
  monthsLater,
  planChanged,
  protectionUnits,
  readSubscriptionResponse,
  readUnitsResponse,
  readUserPlanResponse,
  scanUnits,
  unitsGranted,
  unitsRevocationRequested,
  userRegistered,
  type PayloadOf,
  type UnitEvents,
} from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { until as eventually } from '@originseal/testing'
import { countEntriesSql } from '@originseal/units'
import { startBilling, type RunningBilling } from '../billing.harness'
import { AdvanceSubscriptions } from '../subscriptions/advance-subscriptions'
import { EndPurchasedPlan } from '../subscriptions/end-purchased-plan'
import { StartSubscription } from '../subscriptions/start-subscription'
import { CompareLedgers } from './compare-ledgers'
import { RequestRevocation } from './request-revocation'

let billing: RunningBilling
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.stop())

const now = () => new Date().toISOString()
const register = (userId: string, promotionPlace?: number) =>
  billing.tell(userRegistered, {
    userId,
    role: 'member',
    by: 'password',
    registeredAt: now(),
    promotionPlace,
  })
const as = async (userId: string, path: string) =>
  (await billing.get(path, await billing.identity.mint(userId, 'member'))).json()
const unitsOf = async (userId: string) => {
  const { units } = readUnitsResponse.parse(await as(userId, '/units'))
  return Object.fromEntries(units.map((each) => [each.unit, each]))
}
const linesOf = (answer: unknown) => listUnitLinesResponse.parse(answer).data
const subscriptionOf = async (userId: string) =>
  readSubscriptionResponse.parse(await as(userId, '/subscription'))
const facts = async (name: string, owner: string) => {
  const rows = await billing.rows<{ payload: string }>(
    'SELECT payload FROM outbox WHERE name = $1 AND key = $2 ORDER BY sequence',
    [name, owner],
  )
  return rows.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>)
}
const spendOf = (ownerId: string, lotId: string): PayloadOf<UnitEvents['moved']> => ({
  eventId: `work:${crypto.randomUUID()}`,
  move: 'spend',
  ownerId,
  unit: 'seal',
  cause: { kind: 'work', id: crypto.randomUUID() },
  at: now(),
  entries: [{ line: 0, from: { account: 'available', lotId }, to: { account: 'spent', lotId }, quantity: 1 }],
  newLots: [],
})

test('AUTH-16: who registers has five seals without an end, and the units of the free plan’s month', async () => {
  const owner = crypto.randomUUID()
  await register(owner)
  await register(owner)
  const { seal, scan, takedown } = await unitsOf(owner)
  expect(seal).toMatchObject({ available: 5, held: 0, lots: [{ reason: 'sign-up', available: 5 }] })
  expect(seal?.lots[0]).not.toHaveProperty('expiresAt')
  expect(scan).toMatchObject({ available: 1, lots: [{ reason: 'plan' }], next: { quantity: 1 } })
  expect(takedown).toMatchObject({ available: 0, isComing: true, lots: [] })
  expect(await subscriptionOf(owner)).toMatchObject({ plan: 'free', state: 'active', entitlements: [] })
  expect(await facts(unitsGranted.name, owner)).toHaveLength(4)
  expect((await facts(planChanged.name, owner)).map(({ plan }) => plan)).toEqual(['free'])
})

test('BILL-04: who buys a plan and rescinds has the free plan’s month once, however often', async () => {
  const owner = crypto.randomUUID()
  await register(owner)
  const start = billing.app.get(StartSubscription, { strict: false })
  const end = billing.app.get(EndPurchasedPlan, { strict: false })
  const at = new Date()
  const pro = {
    ownerId: owner,
    plan: 'pro',
    state: 'active',
    interval: 'month',
    at,
    paidUntil: monthsLater(at, 1),
  } as const
  for (const id of [crypto.randomUUID(), crypto.randomUUID()])
    await billing.app.get(Transaction, { strict: false }).run(async (tx) => {
      await start.execute(tx, { ...pro, id })
      await end.execute(tx, owner, id)
    })
  expect(await subscriptionOf(owner)).toMatchObject({ plan: 'free', state: 'active' })
  const granted = await facts(unitsGranted.name, owner)
  expect(granted.filter(({ unit }) => unit === 'scan').map(({ quantity }) => quantity)).toEqual([1, 50, 50])
  expect((await unitsOf(owner))['scan']?.next).toMatchObject({ quantity: 1 })
})

test('HOME-09: the first of a day have the guardian plan for two months, and the free plan after it', async () => {
  const owner = crypto.randomUUID()
  await register(owner, 3)
  expect((await unitsOf(owner))['seal']).toMatchObject({ available: 35 })
  expect(await subscriptionOf(owner)).toMatchObject({
    plan: 'basic',
    state: 'trialing',
    entitlements: ['links:all'],
    endsAt: expect.any(String),
  })
  await billing.rows(`UPDATE subscription SET ends_at = now() - interval '1 minute' WHERE owner_id = $1`, [
    owner,
  ])
  await billing.app.get(AdvanceSubscriptions, { strict: false }).execute()
  expect(await subscriptionOf(owner)).toMatchObject({ plan: 'free', state: 'active' })
  expect((await facts(planChanged.name, owner)).map(({ plan }) => plan)).toEqual(['basic', 'free'])
})

test('AUTH-16: who registered before is granted the same, once, also where the registration is heard of as well', async () => {
  const owner = crypto.randomUUID()
  const grantedAt = '2026-11-01T04:00:00.000Z'
  const endsAt = new Date(Date.now() + 40 * 86_400_000).toISOString()
  for (let time = 0; time < 2; time += 1) {
    await billing.tell(benefitGranted, { userId: owner, kind: 'evidence-seals', quantity: 5, grantedAt })
    await billing.tell(benefitGranted, {
      userId: owner,
      kind: 'guardian-upgrade',
      quantity: 2,
      grantedAt,
      endsAt,
    })
    await register(owner, 1)
  }
  expect((await unitsOf(owner))['seal']?.lots.map(({ reason, available }) => [reason, available])).toEqual([
    ['gift', 30],
    ['sign-up', 5],
  ])
  expect(await subscriptionOf(owner)).toMatchObject({ plan: 'basic', endsAt })
})

test('a month that has ended is followed by the next one’s units, once', async () => {
  const owner = crypto.randomUUID()
  await register(owner)
  await billing.rows(
    `UPDATE subscription SET started_at = started_at - interval '40 days',
       period_until = now() - interval '1 minute' WHERE owner_id = $1`,
    [owner],
  )
  const advance = billing.app.get(AdvanceSubscriptions, { strict: false })
  await Promise.all([advance.execute(), advance.execute()])
  const granted = (await facts(unitsGranted.name, owner)).filter(({ unit }) => unit === 'scan')
  expect(granted).toHaveLength(2)
})

test('AUTH-16: a spent unit is a line with its cause, and a move that is told twice counts once', async () => {
  const owner = crypto.randomUUID()
  await register(owner)
  const [lot] = (await unitsOf(owner))['seal']?.lots ?? []
  const move = spendOf(owner, lot?.lotId ?? '')
  await billing.tell(protectionUnits.moved, move)
  await billing.tell(protectionUnits.moved, move)
  expect((await unitsOf(owner))['seal']).toMatchObject({ available: 4 })
  await billing.tell(protectionUnits.moved, spendOf(owner, lot?.lotId ?? ''))
  const first = linesOf(await as(owner, '/units/lines?limit=1'))
  expect(first.lines).toHaveLength(1)
  const rest = linesOf(await as(owner, `/units/lines?limit=1&cursor=${first.nextCursor}`))
  expect(rest.lines).toEqual([
    {
      id: first.nextCursor === null ? '' : expect.any(String),
      unit: 'seal',
      move: 'spend',
      quantity: -1,
      cause: move.cause,
      at: move.at,
    },
  ])
  expect(rest.nextCursor).toBeNull()
  expect(linesOf(await as(crypto.randomUUID(), '/units/lines')).lines).toEqual([])
})

test('a service that begins to spend a unit hears of every grant of it once more', async () => {
  const owner = crypto.randomUUID()
  await register(owner)
  const [lot] = await billing.rows<{ lot_id: string }>(
    `SELECT lot_id FROM unit_grant WHERE owner_id = $1 AND unit = 'scan'`,
    [owner],
  )
  await billing.rows(
    `INSERT INTO unit_revocation (event_id, owner_id, unit, lot_id, requested) VALUES ($1, $2, 'scan', $3, 1)`,
    [`refund:${owner}`, owner, lot?.lot_id],
  )
  await billing.tell(scanUnits.spenderStarted, { unit: 'scan' })
  const asked = async () => (await facts(unitsRevocationRequested.name, owner)).length === 1
  await eventually(asked, { what: 'what was refunded to be asked for once more' })
  const granted = async () => (await facts(unitsGranted.name, owner)).filter(({ unit }) => unit === 'scan')
  await eventually(async () => (await granted()).length === 2, { what: 'the grant to be repeated' })
  expect(new Set((await granted()).map(({ lotId }) => lotId)).size).toBe(1)
  expect((await unitsOf(owner))['scan']?.isComing).toBe(false)
})

test('the night shows where a spender and the mirror differ, and a grant that nobody took up', async () => {
  const owner = crypto.randomUUID()
  await billing.tell(scanUnits.moved, { ...spendOf(owner, crypto.randomUUID()), unit: 'video' })
  const until = new Date(Date.now() + 60_000)
  const [same] = await billing.rows<{ entries: number; digest: string }>(countEntriesSql('mirrored_entry'), [
    'video',
    until,
  ])
  const compare = async (count: { entries: number; digest: string }) => {
    await billing.tell(scanUnits.counted, { unit: 'video', until: until.toISOString(), ...count })
    const effect = await billing.app.get(CompareLedgers, { strict: false }).execute()
    await billing.app.get(Transaction).run((tx) => Promise.resolve(effect(tx)))
    const found = await billing.rows<{ what: string }>('SELECT what FROM unit_difference ORDER BY what')
    return found.map(({ what }) => what.replaceAll(/[\d-]{2,}|[0-9a-f-]{36}/g, '…'))
  }
  const before = await compare(same as { entries: number; digest: string })
  expect(before.every((what) => what.includes('not taken up'))).toBe(true)
  expect(before.length).toBeGreaterThan(0)
  const after = await compare({ entries: 2, digest: '1' })
  expect(after.filter((what) => what.startsWith('the spender has'))).toHaveLength(1)
})

test('a revocation is asked for once, and its answer is kept', async () => {
  const request = {
    eventId: 'revoke:1',
    ownerId: crypto.randomUUID(),
    unit: 'seal',
    lotId: crypto.randomUUID(),
    quantity: 3,
  } as const
  const revocation = billing.app.get(RequestRevocation, { strict: false })
  for (let time = 0; time < 2; time += 1)
    await billing.app.get(Transaction).run((tx) => revocation.execute(tx, request))
  const { quantity: requested, ...answer } = request
  await billing.tell(protectionUnits.revoked, { ...answer, requested, revoked: 2 })
  expect(await facts('billing.units-revocation-requested.v1', request.ownerId)).toHaveLength(1)
  const kept = 'SELECT revoked FROM unit_revocation WHERE event_id = $1'
  expect(await billing.rows(kept, [request.eventId])).toEqual([{ revoked: 2 }])
})

test('ADMIN-03: an administrator gives a few units once per key, and takes back what is free of a lot', async () => {
  const owner = crypto.randomUUID()
  const administrator = crypto.randomUUID()
  const token = await billing.identity.mint(administrator, 'admin')
  const send = async (act: string, body: object, key: string = crypto.randomUUID()) =>
    billing.identity.provingAgain({ token, key }, async (proof) =>
      fetch(`${await billing.app.getUrl()}/admin/users/${owner}/${act}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
          ...proof,
        },
        body: JSON.stringify(body),
      }),
    )
  const gift = { unit: 'scan', quantity: 3, days: 30, reason: 'a scan that failed' }
  const key = crypto.randomUUID()
  expect([
    (await send('unit-gifts', gift, key)).status,
    (await send('unit-gifts', gift, key)).status,
  ]).toEqual([201, 201])
  expect((await send('unit-gifts', { ...gift, quantity: 501 })).status).toBe(400)
  expect((await send('unit-gifts', { ...gift, reason: '' })).status).toBe(400)
  const plan = readUserPlanResponse.parse(
    await (await billing.get(`/admin/users/${owner}/plan`, token)).json(),
  )
  const [lot] = plan.units.find(({ unit }) => unit === 'scan')?.lots ?? []
  expect(lot).toMatchObject({ reason: 'gift', available: 3 })

  const asked = { lotId: lot?.lotId, quantity: 9, reason: 'given by mistake' }
  expect((await send('unit-revocations', asked)).status).toBe(202)
  expect(await facts(unitsRevocationRequested.name, owner)).toMatchObject([{ unit: 'scan', quantity: 3 }])
  expect((await send('unit-revocations', { ...asked, lotId: crypto.randomUUID() })).status).toBe(404)
  const acts = await facts('billing.administrator-acted.v1', administrator)
  expect(acts.map(({ action, objectId, reason }) => [action, objectId, reason])).toEqual([
    ['giveUnits', owner, 'a scan that failed'],
    ['readUserPlan', owner, null],
    ['revokeUnits', owner, 'given by mistake'],
  ])
})

test('E7: grants and the mirror can be neither changed nor removed', async () => {
  for (const table of ['unit_grant', 'mirrored_entry', 'mirrored_lot'])
    await expect(billing.rows(`DELETE FROM ${table}`)).rejects.toThrow('permission denied')
})
