import fc from 'fast-check'
import {
  changesOf,
  expireEntries,
  grantEntries,
  inOrderOfSpending,
  isOpen,
  returnEntries,
  revokeEntries,
  spendHeldEntries,
  takeEntries,
  type Entry,
  type Lot,
  type LotBalance,
} from './ledger.rules'

const day = (n: number): Date => new Date(Date.UTC(2026, 10, 22 + n))
const lot = (id: string, more: Partial<LotBalance> = {}): LotBalance => ({
  id,
  reason: 'pack',
  priority: 30,
  from: day(0),
  expiresAt: null,
  available: 5,
  held: 0,
  ...more,
})

/** One owner's units of one kind, as the ledger keeps them, without a database. */
class OwnersUnits {
  readonly entries: Entry[] = []
  readonly lots = new Map<string, Lot>()
  /** Of each take that can still be undone, its entries. */
  readonly holds: Entry[][] = []
  readonly spends: Entry[][] = []

  balances(entries = this.entries): LotBalance[] {
    const changes = new Map(changesOf(entries).map((change) => [change.lotId, change]))
    return [...this.lots.values()].map((each) => {
      const { available = 0, held = 0 } = changes.get(each.id) ?? {}
      return Object.assign({}, each, { available, held })
    })
  }

  grant(each: Lot, quantity: number): void {
    if (this.lots.has(each.id)) return
    this.lots.set(each.id, each)
    this.entries.push(...grantEntries(each.id, quantity))
  }

  take(move: 'spend' | 'hold', quantity: number, now: Date): void {
    const entries = takeEntries(move, this.balances(), quantity, now)
    if (!entries) return
    for (const { from } of entries) expect(isOpen(this.lots.get(from.lotId) as Lot, now)).toBe(true)
    this.entries.push(...entries)
    ;(move === 'hold' ? this.holds : this.spends).push(entries)
  }

  endHold(spending: boolean, now: Date): void {
    const hold = this.holds.shift()
    if (!hold) return
    if (!spending) return this.giveBack('release', hold, now)
    const entries = spendHeldEntries(hold)
    this.entries.push(...entries)
    this.spends.push(entries)
  }

  refund(now: Date): void {
    const spend = this.spends.shift()
    if (spend) this.giveBack('refund', spend, now)
  }

  expire(now: Date): void {
    for (const each of this.balances()) this.entries.push(...expireEntries(each, now))
  }

  revoke(index: number, quantity: number): void {
    const each = this.balances()[index % Math.max(1, this.lots.size)]
    if (each) this.entries.push(...revokeEntries(each, quantity))
  }

  private giveBack(move: 'release' | 'refund', taken: Entry[], now: Date): void {
    const id = (index: number): string => `returned ${this.entries.length} ${index}`
    const { entries, newLots } = returnEntries(move, taken, this.lots, now, id)
    for (const each of newLots) this.lots.set(each.id, each)
    this.entries.push(...entries)
  }
}

type Step = (units: OwnersUnits, now: Date) => void
const small = fc.integer({ min: 1, max: 6 })
const grant = fc
  .record({
    number: fc.integer({ min: 0, max: 20 }),
    priority: fc.constantFrom(10, 20, 30),
    days: fc.option(fc.integer({ min: 1, max: 30 })),
    quantity: small,
  })
  .map(({ number, priority, days, quantity }): Step => (units, now) => {
    const expiresAt = days === null ? null : new Date(now.getTime() + days * 86_400_000)
    units.grant({ id: `lot ${number}`, reason: 'pack', priority, from: now, expiresAt }, quantity)
  })
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: grant, weight: 3 },
  fc.tuple(fc.constantFrom('spend' as const, 'hold' as const), small).map(
    ([move, quantity]): Step =>
      (units, now) =>
        units.take(move, quantity, now),
  ),
  fc.boolean().map(
    (spending): Step =>
      (units, now) =>
        units.endHold(spending, now),
  ),
  fc.constant<Step>((units, now) => units.refund(now)),
  fc.constant<Step>((units, now) => units.expire(now)),
  fc.tuple(fc.nat(20), small).map(
    ([index, quantity]): Step =>
      (units) =>
        units.revoke(index, quantity),
  ),
)
const history = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 5 })), { maxLength: 60 })

/** Every account's units, of all lots together. */
function totals(entries: readonly Entry[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { from, to, quantity } of entries) {
    sums[from.account] = (sums[from.account] ?? 0) - quantity
    sums[to.account] = (sums[to.account] ?? 0) + quantity
  }
  return sums
}

test('units: after every step of any history no account but the source is negative, and nothing is lost', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const units = new OwnersUnits()
      let today = 0
      for (const [act, days] of steps) {
        today += days
        act(units, day(today))
        for (const { available, held } of units.balances()) {
          expect(available).toBeGreaterThanOrEqual(0)
          expect(held).toBeGreaterThanOrEqual(0)
        }
        const { source = 0, ...others } = totals(units.entries)
        for (const sum of Object.values(others)) expect(sum).toBeGreaterThanOrEqual(0)
        expect(-source + 0).toBe(Object.values(others).reduce((sum, each) => sum + each, 0))
      }
    }),
    { numRuns: 500 },
  )
})

test('units: entries added up in any order give the same balances', () => {
  fc.assert(
    fc.property(history, fc.nat(), (steps, seed) => {
      const units = new OwnersUnits()
      steps.forEach(([act], index) => act(units, day(index)))
      const shuffled = units.entries
        .map((each, index) => [(index * 7_919 + seed) % (units.entries.length + 1), each] as const)
        .sort(([one], [other]) => one - other)
        .map(([, each]) => each)
      expect(units.balances(shuffled)).toEqual(units.balances())
    }),
  )
})

test('units are taken by priority, then by their end, then by their begin, and from no lot that has ended or not begun', () => {
  const lots = [
    lot('pack without end'),
    lot('pack', { expiresAt: day(300) }),
    lot('plan of the next month', { priority: 10, expiresAt: day(60), from: day(30) }),
    lot('plan', { priority: 10, expiresAt: day(30) }),
    lot('plan of the last month', { priority: 10, expiresAt: day(1) }),
    lot('gift', { priority: 20, expiresAt: day(2) }),
    lot('earlier pack without end', { from: day(-1) }),
  ]
  const entries = takeEntries('spend', lots, 23, day(1))
  expect(entries?.map(({ from, quantity }) => [from.lotId, quantity])).toEqual([
    ['plan', 5],
    ['gift', 5],
    ['pack', 5],
    ['earlier pack without end', 5],
    ['pack without end', 3],
  ])
  expect(takeEntries('spend', lots, 26, day(1))).toBeUndefined()
  expect(
    [...lots]
      .sort(inOrderOfSpending)
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(['plan of the last month', 'plan', 'plan of the next month'])
})

test('what comes back to a lot that has ended goes to a new lot of 30 days', () => {
  const ended = lot('ended', { expiresAt: day(5) })
  const spend = takeEntries('spend', [ended], 2, day(1)) as Entry[]
  const early = returnEntries('refund', spend, new Map([['ended', ended]]), day(4), () => 'new')
  expect(early).toEqual({
    entries: [
      {
        from: { account: 'spent', lotId: 'ended' },
        to: { account: 'available', lotId: 'ended' },
        quantity: 2,
      },
    ],
    newLots: [],
  })
  const late = returnEntries('refund', spend, new Map([['ended', ended]]), day(5), () => 'new')
  expect(late.entries[0]?.to).toEqual({ account: 'available', lotId: 'new' })
  expect(late.newLots).toEqual([
    { id: 'new', reason: 'returned', priority: 20, from: day(5), expiresAt: day(35) },
  ])
})

describe('BILL-04: what comes back on terms of its own', () => {
  const taken: Entry[] = [
    { from: { account: 'available', lotId: 'plan' }, to: { account: 'spent', lotId: 'plan' }, quantity: 1 },
  ]
  const back = (expiresAt: Date | null) => {
    const lots = new Map([['plan', lot('plan', { expiresAt })]])
    return returnEntries('refund', taken, lots, day(0), () => 'new', { reason: 'gift', leastDays: 30 })
  }

  it('goes into its own lot where that lasts as long, or for ever', () => {
    expect(back(day(31)).entries[0]?.to).toEqual({ account: 'available', lotId: 'plan' })
    expect(back(null).newLots).toEqual([])
  })

  it('goes into a new lot of 30 days where its own would end before', () => {
    expect(back(day(30)).newLots).toEqual([
      { id: 'new', reason: 'gift', priority: 20, from: day(0), expiresAt: day(30) },
    ])
  })
})

describe('the entries of a move, by themselves', () => {
  const at = (account: string, lotId = 'a') => ({ account, lotId })

  it('a lot is open from its begin on, and not any more at its end', () => {
    expect(isOpen(lot('a'), day(0))).toBe(true)
    expect(isOpen(lot('a', { from: day(1) }), day(0))).toBe(false)
    expect(isOpen(lot('a', { expiresAt: day(2) }), day(2))).toBe(false)
    expect(isOpen(lot('a', { expiresAt: day(2) }), new Date(day(2).getTime() - 1))).toBe(true)
  })

  it('of lots alike in all else the smaller id is spent first', () => {
    expect([lot('b'), lot('c'), lot('a')].sort(inOrderOfSpending).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(inOrderOfSpending(lot('a'), lot('b'))).toBe(-1)
    expect(inOrderOfSpending(lot('b'), lot('a'))).toBe(1)
  })

  it('a take has an entry of each lot that gives something, and of no other', () => {
    const lots = [lot('a', { available: 0 }), lot('b', { available: 2 }), lot('c'), lot('d')]
    expect(takeEntries('spend', lots, 4, day(0))).toEqual([
      { from: at('available', 'b'), to: at('spent', 'b'), quantity: 2 },
      { from: at('available', 'c'), to: at('spent', 'c'), quantity: 2 },
    ])
    expect(takeEntries('spend', lots, 13, day(0))).toBeUndefined()
  })

  it.each<[string, Partial<LotBalance>, Date, number | undefined]>([
    ['at its end', { expiresAt: day(1) }, day(1), 5],
    ['after its end', { expiresAt: day(1) }, day(2), 5],
    ['before its end', { expiresAt: day(1) }, day(0), undefined],
    ['with nothing left', { expiresAt: day(1), available: 0, held: 3 }, day(2), undefined],
    ['without an end', {}, day(400), undefined],
  ])('what is left of a lot expires %s', (_when, more, now, quantity) => {
    const expired = { from: at('available'), to: at('expired'), quantity }
    expect(expireEntries(lot('a', more), now)).toEqual(quantity === undefined ? [] : [expired])
  })

  it.each([
    [3, 5, 3],
    [9, 5, 5],
    [1, 0, undefined],
    [0, 5, undefined],
  ])('of %d to be taken back %d are free: %s', (requested, available, quantity) => {
    const revoked = { from: at('available'), to: at('revoked'), quantity }
    expect(revokeEntries(lot('a', { available }), requested)).toEqual(quantity === undefined ? [] : [revoked])
  })

  it('changes are of what is available and held, a lot once; other accounts are nobody’s balance', () => {
    const entries: Entry[] = [
      ...grantEntries('a', 5),
      { from: at('available'), to: at('held'), quantity: 2 },
      { from: at('held'), to: at('spent'), quantity: 1 },
      ...grantEntries('b', 4),
    ] as Entry[]
    expect(changesOf(entries)).toEqual([
      { lotId: 'a', available: 3, held: 1 },
      { lotId: 'b', available: 4, held: 0 },
    ])
  })
})
