import fc from 'fast-check'
import { demandOf, grantOf, openLedger, type OpenLedger } from './ledger.harness'

let ledger: OpenLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

const grant = (owner: string, more = {}) =>
  ledger.run((tx) => ledger.grantUnits.execute(tx, grantOf(owner, more)))
const spend = (owner: string, more = {}) =>
  ledger.run((tx) => ledger.spendUnits.execute(tx, demandOf(owner, more)))

interface Balance {
  lot_id: string
  available: number
  held: number
}
const balances = (owner: string) =>
  ledger.rows<Balance>(
    'SELECT lot_id, available, held FROM unit_balance WHERE owner_id = $1 ORDER BY lot_id',
    [owner],
  )
const replayed = (owner: string) =>
  ledger.rows<Balance>(
    `SELECT lot_id, sum(available)::int AS available, sum(held)::int AS held FROM (
       SELECT from_lot AS lot_id, -quantity * (from_account = 'available')::int AS available,
         -quantity * (from_account = 'held')::int AS held FROM unit_entry WHERE owner_id = $1
       UNION ALL
       SELECT to_lot, quantity * (to_account = 'available')::int, quantity * (to_account = 'held')::int
       FROM unit_entry WHERE owner_id = $1) AS change
     GROUP BY lot_id ORDER BY lot_id`,
    [owner],
  )
const left = async (owner: string) =>
  (await balances(owner)).reduce((sum, { available }) => sum + available, 0)
/** Negative totals of any account but the source; and what is nowhere. */
const accounts = async (owner: string) => {
  const rows = await ledger.rows<{ account: string; sum: number }>(
    `SELECT account, sum(quantity)::int AS sum FROM (
       SELECT from_account AS account, -quantity AS quantity FROM unit_entry WHERE owner_id = $1
       UNION ALL SELECT to_account, quantity FROM unit_entry WHERE owner_id = $1) AS change GROUP BY account`,
    [owner],
  )
  return {
    negative: rows.filter(({ account, sum }) => account !== 'source' && sum < 0),
    lost: rows.reduce((total, { sum }) => total + sum, 0),
  }
}

test('units: of 100 tries at once for the last one, 1 spends it and 99 hear QUOTA_EXHAUSTED', async () => {
  const owner = crypto.randomUUID()
  await grant(owner, { quantity: 1 })
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => spend(owner)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code as string] : []))
  expect(codes).toEqual(Array.from({ length: 99 }, () => 'QUOTA_EXHAUSTED'))
  expect(await balances(owner)).toEqual([expect.objectContaining({ available: 0, held: 0 })])
})

test('units: random histories at once, doubled and shuffled, lose nothing and leave the balances that the entries give', async () => {
  const act = fc.oneof(
    fc.record({
      act: fc.constant('grant' as const),
      lot: fc.nat(4),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({ act: fc.constant('spend' as const), n: fc.nat(8), quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ act: fc.constant('hold' as const), n: fc.nat(4) }),
    fc.record({ act: fc.constantFrom('release' as const, 'use' as const), n: fc.nat(4) }),
    fc.record({ act: fc.constant('refund' as const), n: fc.nat(8) }),
    fc.record({ act: fc.constant('revoke' as const), lot: fc.nat(4) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 25 }), async (acts) => {
      const owner = crypto.randomUUID()
      const lots = Array.from({ length: 5 }, () => crypto.randomUUID())
      const cause = { kind: 'work' } as const
      const run = (each: (typeof acts)[number]): Promise<unknown> =>
        ledger.run((tx) => {
          const eventId = `${owner}:${each.act}:${'n' in each ? each.n : each.lot}`
          switch (each.act) {
            case 'grant':
              return ledger.grantUnits.execute(
                tx,
                grantOf(owner, { lotId: lots[each.lot] as string, quantity: each.quantity }),
              )
            case 'spend':
              return ledger.spendUnits.execute(tx, demandOf(owner, { eventId, quantity: each.quantity }))
            case 'hold':
              return ledger.holdUnits.open(tx, demandOf(owner, { eventId }))
            case 'release':
              return ledger.holdUnits.release(tx, `${owner}:hold:${each.n}`, eventId, cause)
            case 'use':
              return ledger.holdUnits.spend(tx, `${owner}:hold:${each.n}`, eventId, cause)
            case 'refund':
              return ledger.refundUnits.execute(tx, `${owner}:spend:${each.n}`, cause)
            case 'revoke':
              return ledger.revokeUnits.execute(tx, {
                eventId,
                ownerId: owner,
                unit: 'seal',
                lotId: lots[each.lot] as string,
                quantity: 2,
              })
          }
        })
      const ends = await Promise.allSettled([...acts, ...acts.toReversed()].map(run))
      // Refusals are part of it, faults of the database are not.
      for (const end of ends)
        if (end.status === 'rejected') expect(['Problem', 'EventConflict']).toContain(end.reason.name)
      expect(await accounts(owner)).toEqual({ negative: [], lost: 0 })
      expect(await balances(owner)).toEqual(await replayed(owner))
    }),
    { numRuns: 10 },
  )
})

test('units: the same event twice is one; with another quantity it is refused and to be parked', async () => {
  const owner = crypto.randomUUID()
  const given = grantOf(owner)
  const repeat = (more = {}) => ledger.run((tx) => ledger.grantUnits.execute(tx, { ...given, ...more }))
  await repeat()
  await repeat()
  await expect(repeat({ quantity: 6 })).rejects.toThrow('has moved other units')
  const eventId = `work:${owner}`
  await spend(owner, { eventId })
  await spend(owner, { eventId })
  await expect(spend(owner, { eventId, quantity: 2 })).rejects.toThrow('has moved other units')
  expect(await left(owner)).toBe(4)
  const told = await ledger.rows(`SELECT FROM outbox WHERE name LIKE '%units-moved%' AND key = $1`, [owner])
  expect(told).toHaveLength(2)
})

test('units: a hold ends once, and takes nothing of a neighbour in the same lot', async () => {
  const owner = crypto.randomUUID()
  await grant(owner, { quantity: 2 })
  const holds = [`case:${crypto.randomUUID()}`, `case:${crypto.randomUUID()}`] as const
  for (const eventId of holds)
    await ledger.run((tx) => ledger.holdUnits.open(tx, demandOf(owner, { eventId })))
  const end = (how: 'spend' | 'release', eventId: string) =>
    ledger.run((tx) => ledger.holdUnits[how](tx, holds[0], eventId, { kind: 'case' }))
  await end('spend', 'sent:1')
  await end('spend', 'sent:1')
  await expect(end('spend', 'sent:2')).rejects.toThrow('has moved other units')
  await expect(end('release', 'withdrawn:1')).rejects.toThrow('has moved other units')
  expect(await balances(owner)).toEqual([expect.objectContaining({ available: 0, held: 1 })])
})

test('units: a refund gives back once, and what ended meanwhile comes back for 30 days', async () => {
  const owner = crypto.randomUUID()
  const soon = new Date(Date.now() + 60_000).toISOString()
  const lotId = crypto.randomUUID()
  await grant(owner, { lotId, quantity: 1, expiresAt: soon })
  const eventId = `work:${owner}`
  await spend(owner, { eventId })
  const refund = () => ledger.run((tx) => ledger.refundUnits.execute(tx, eventId, { kind: 'work' }))
  await Promise.all([refund(), refund(), refund()])
  expect(await left(owner)).toBe(1)
  await ledger.run((tx) => ledger.refundUnits.execute(tx, 'work:that spent nothing', { kind: 'work' }))
})

test('units: an ended lot is not spent; what is left of it expires once', async () => {
  const owner = crypto.randomUUID()
  await grant(owner, { expiresAt: '2026-02-01T00:00:00.000Z' })
  await expect(spend(owner)).rejects.toThrow(expect.objectContaining({ code: 'QUOTA_EXHAUSTED' }))
  await ledger.expireLots.execute()
  await ledger.expireLots.execute()
  expect(await balances(owner)).toEqual([expect.objectContaining({ available: 0, held: 0 })])
})

test('units: who was never granted any spends in advance what every member is given, and no more', async () => {
  const owner = crypto.randomUUID()
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => spend(owner)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await accounts(owner)).toEqual({ negative: [], lost: 0 })
  await grant(owner, { quantity: 6 })
  expect(await left(owner)).toBe(1)
  expect(await balances(owner)).toEqual(await replayed(owner))
})

test('units: a revocation takes what is still free and says how much that was, the same each time', async () => {
  const owner = crypto.randomUUID()
  const lotId = crypto.randomUUID()
  await grant(owner, { lotId })
  await spend(owner, { quantity: 3 })
  const request = { eventId: `revoke:${lotId}`, ownerId: owner, unit: 'seal', lotId, quantity: 5 } as const
  const revoke = () => ledger.run((tx) => ledger.revokeUnits.execute(tx, request))
  await revoke()
  await revoke()
  expect(await left(owner)).toBe(0)
  const answers = await ledger.rows<{ payload: string }>(
    `SELECT payload FROM outbox WHERE name LIKE '%units-revoked%' AND key = $1`,
    [owner],
  )
  expect(answers.map(({ payload }) => JSON.parse(payload).revoked)).toEqual([2, 2])
})

test('E7: lots and entries can be neither changed nor removed, the service’s role has no right to', async () => {
  for (const table of ['unit_lot', 'unit_entry']) {
    await expect(ledger.rows(`DELETE FROM ${table}`)).rejects.toThrow('permission denied')
    await expect(ledger.rows(`UPDATE ${table} SET unit = 'scan'`)).rejects.toThrow('permission denied')
    await expect(ledger.rows(`TRUNCATE ${table}`)).rejects.toThrow('permission denied')
    const [rights] = await ledger.rows<{ rights: string }>(
      `SELECT string_agg(DISTINCT privilege_type, ' ' ORDER BY privilege_type) AS rights
       FROM information_schema.role_table_grants WHERE table_name = $1 AND grantee = current_user`,
      [table],
    )
    expect(rights).toEqual({ rights: 'INSERT SELECT' })
  }
})
