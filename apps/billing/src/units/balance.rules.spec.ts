import { balancesOf, type HeldLot } from './balance.rules'

const now = new Date('2026-11-26T04:00:00.000Z')
const day = (offset: number): Date => new Date(now.getTime() + offset * 86_400_000)

const lot = (lotId: string, more: Partial<HeldLot> = {}): HeldLot => ({
  lotId,
  unit: 'seal',
  priority: 1,
  reason: 'plan',
  from: day(-10),
  expiresAt: day(10),
  available: 3,
  held: 0,
  ...more,
})

const sealsOf = (lots: readonly HeldLot[]) =>
  balancesOf(lots, new Set(['seal']), undefined, now).find(({ unit }) => unit === 'seal')!

describe('BILL-04: what a member is shown of a unit', () => {
  it('sums what its lots have and hold, and nothing of another unit', () => {
    const lots = [lot('one', { held: 2 }), lot('two', { available: 4 }), lot('other', { unit: 'scan' })]
    expect(sealsOf(lots)).toMatchObject({ available: 7, held: 2 })
  })

  it('names lots in the order in which they are spent: by priority, by their end, by their begin', () => {
    const lots = [
      lot('endless', { expiresAt: null }),
      lot('late', { expiresAt: day(20) }),
      lot('younger', { from: day(-1) }),
      lot('older'),
      lot('first', { priority: 0, expiresAt: null }),
    ]
    expect(sealsOf(lots).lots.map(({ lotId }) => lotId)).toEqual([
      'first',
      'older',
      'younger',
      'late',
      'endless',
    ])
  })

  it.each([
    ['begins now', { from: now }, 3],
    ['begins later', { from: day(1) }, 0],
    ['ends now', { expiresAt: now }, 0],
    ['ends a millisecond later', { expiresAt: new Date(now.getTime() + 1) }, 3],
  ])('a lot that %s', (_, more, available) => {
    expect(sealsOf([lot('one', more)]).available).toBe(available)
  })

  it('of a lot that has ended only what is held is shown, and an empty one is not shown', () => {
    const { lots, available, held } = sealsOf([
      lot('ended', { expiresAt: day(-1), held: 2 }),
      lot('gone', { expiresAt: day(-1) }),
      lot('spent', { available: 0 }),
    ])
    expect([lots.map(({ lotId }) => lotId), available, held]).toEqual([['ended'], 0, 2])
    expect(lots[0]?.available).toBe(0)
  })

  it('says the begin of each lot, and its end where it has one', () => {
    const { lots } = sealsOf([lot('one'), lot('endless', { expiresAt: null })])
    expect(lots).toEqual([
      {
        lotId: 'one',
        reason: 'plan',
        available: 3,
        held: 0,
        from: day(-10).toISOString(),
        expiresAt: day(10).toISOString(),
      },
      { lotId: 'endless', reason: 'plan', available: 3, held: 0, from: day(-10).toISOString() },
    ])
  })

  it('says what comes with the next month, also where that is nothing', () => {
    const next = { at: day(5), quantities: { seal: 20, scan: 0 } }
    const balances = balancesOf([], new Set(['seal']), next, now)
    const nextOf = (wanted: string) => balances.find(({ unit }) => unit === wanted)?.next
    expect(nextOf('seal')).toEqual({ quantity: 20, at: day(5).toISOString() })
    expect(nextOf('scan')).toEqual({ quantity: 0, at: day(5).toISOString() })
    expect(nextOf('video')).toBeUndefined()
  })

  it('names every unit, and those that can’t be spent yet as coming', () => {
    const balances = balancesOf([], new Set(['seal', 'scan']), undefined, now)
    expect(balances.map(({ unit, isComing }) => [unit, isComing])).toEqual([
      ['seal', false],
      ['scan', false],
      ['takedown', true],
      ['video', true],
      ['trademark-report', true],
    ])
  })
})
