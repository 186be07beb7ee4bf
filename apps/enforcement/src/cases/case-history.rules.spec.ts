import { caseEventKinds, caseStates, type CaseEventKind } from '@originseal/contracts'
import { actorOf, caseTransitions, stateAfter } from './case.rules'
import { advanceCase, draftCase, missTarget } from './case-history.rules'
import type { Advance, CaseStanding } from './case-standing'
import { dueAt, longestVerificationMs, targetMs } from './target-clock.rules'

const hour = 3_600_000
const begin = new Date('2026-03-01T00:00:00.000Z')
const later = (ms: number): Date => new Date(begin.getTime() + ms)

/** Each event at so many hours after the begin. */
function live(history: readonly (readonly [CaseEventKind, number, object?])[]): Advance {
  let last: Advance = { standing: draftCase(begin, 'unheld'), unitSteps: [], remedy: null }
  for (const [kind, hours, more] of history) {
    const next = advanceCase(last.standing, { kind, at: later(hours * hour), ...more })
    if (!next) throw new Error(`${kind} changes nothing in ${last.standing.state}`)
    last = next
  }
  return last
}
const filed = [
  ['open', 0],
  ['checks-passed', 0],
  ['dispatched', 0],
] as const

describe('MEMBER-06: the 72-hour target', () => {
  it('is missed a millisecond after 72 hours of running time, and not at 72 hours', () => {
    const { standing } = live(filed)
    expect(dueAt(standing.clock)).toEqual(later(72 * hour))
    const removedAt = (ms: number): Advance => {
      const verifying = advanceCase(standing, { kind: 'seems-down', at: later(ms) })!
      return advanceCase(verifying.standing, {
        kind: 'down-confirmed',
        at: later(ms + 26 * hour),
        firstDownAt: later(ms),
      })!
    }
    expect(removedAt(targetMs).remedy).toBeNull()
    expect(removedAt(targetMs + 1).remedy).toBe('target-missed')
  })

  it('is decided half an hour after it was due, so that mails which came before it count', () => {
    const { standing } = live(filed)
    expect(missTarget(standing, later(72 * hour + 29 * 60_000))).toBeUndefined()
    const missed = missTarget(standing, later(72.5 * hour))
    expect(missed?.remedy).toBe('target-missed')
    expect(missed?.unitSteps.map(({ move }) => move)).toEqual(['return'])
    const rejected = live([...filed, ['rejected', 71.9]])
    expect(missTarget(rejected.standing, later(100 * hour))).toBeUndefined()
  })

  it('rests while both sides keep to what they agreed on, whoever would have to act, and goes on after a breach', () => {
    const still = live([...filed, ['standstill-began', 10]]).standing
    expect([still.state, still.standsStill, dueAt(still.clock)]).toEqual(['filed', true, null])
    expect(missTarget(still, later(1_000 * hour))).toBeUndefined()
    const answered = advanceCase(still, { kind: 'acknowledged', at: later(20 * hour) })!.standing
    expect(answered.clock).toEqual(still.clock)
    const broken = advanceCase(answered, { kind: 'standstill-ended', at: later(110 * hour) })!
    expect([broken.standing.state, dueAt(broken.standing.clock)]).toEqual(['filed', later(172 * hour)])
    expect(broken.remedy).toBeNull()
    const settled = advanceCase(still, { kind: 'settled', at: later(500 * hour) })!
    expect([settled.standing.outcome, settled.remedy]).toEqual(['settled', null])
  })

  it('does not begin to count while they do, and a standstill begins and ends once', () => {
    const ready = live([
      ['open', 0],
      ['standstill-began', 1],
      ['checks-passed', 2],
    ]).standing
    expect([ready.clock.startedAt, dueAt(ready.clock)]).toEqual([later(2 * hour), null])
    expect(advanceCase(ready, { kind: 'standstill-began', at: later(3 * hour) })).toBeUndefined()
    const { standing } = live(filed)
    expect(advanceCase(standing, { kind: 'standstill-ended', at: later(3 * hour) })).toBeUndefined()
    const closed = live([...filed, ['withdraw', 1]]).standing
    expect(advanceCase(closed, { kind: 'standstill-began', at: later(3 * hour) })).toBeUndefined()
  })

  it('waits 48 hours for the confirmation of a removal, then it falls to the customer', () => {
    const { standing } = live([...filed, ['seems-down', 71]])
    expect(missTarget(standing, later(72 * hour + longestVerificationMs - 1))).toBeUndefined()
    expect(missTarget(standing, later(72 * hour + longestVerificationMs))?.remedy).toBe('target-missed')
  })

  it('is missed at once where a removal turns out to be none after the target was due', () => {
    const { standing } = live([...filed, ['rejected', 50], ['seems-down', 60], ['still-up', 83]])
    expect(standing.remedy).toBe('target-missed')
  })

  it('stands still while the owner has to act', () => {
    const { standing } = live([...filed, ['supplement-asked', 10], ['supplement-given', 110]])
    expect(dueAt(standing.clock)).toEqual(later(172 * hour))
  })

  it('begins when everything needed is there, not when the case is opened', () => {
    const { standing } = live([
      ['open', 0],
      ['checks-failed', 1],
      ['input-given', 90],
      ['checks-passed-by-hand', 91],
    ])
    expect(standing.clock).toMatchObject({ ranMs: 0, runningSince: null, startedAt: later(91 * hour) })
  })

  it('is not begun again by a relapse, which takes no unit either', () => {
    const { standing } = live([
      ...filed,
      ['seems-down', 10],
      ['down-confirmed', 36, { firstDownAt: later(10 * hour) }],
      ['up-again', 200],
      ['checks-passed', 201],
      ['dispatched', 202],
    ])
    expect(standing).toMatchObject({ round: 2, unit: 'spent', remedy: null })
    expect(missTarget(standing, later(900 * hour))).toBeUndefined()
  })
})

describe('BILL-04: a remedy is the unit back, once per case', () => {
  it.each([
    ['other', 'unsuccessful'],
    ['exception', 'unsuccessful'],
    ['ownership', null],
    ['licence', null],
  ] as const)('given up after a rejection for %s', (reason, remedy) => {
    expect(live([...filed, ['rejected', 5, { reason }], ['owner-gives-up', 6]]).remedy).toBe(remedy)
  })

  it('a claim did not hold once a court has said so or its owner leaves the copy there, not as soon as it is back', () => {
    const countered = [...filed, ['counter-notice-received', 5]] as const
    const restored = [...countered, ['put-back', 300]] as const
    const lost = [...countered, ['lawsuit-proven', 100], ['court-lost', 900]] as const
    expect(live(restored).standing.setback).toBeNull()
    expect(live([...restored, ['owner-silent', 1_100]]).standing.setback).toEqual({ kind: 'conceded' })
    expect(live(lost).standing.setback).toEqual({ kind: 'court-lost' })
    expect(live([...lost, ['owner-gives-up', 901]])).toMatchObject({
      standing: { setback: { kind: 'court-lost' } },
      remedy: null,
    })
    expect(live([...lost, ['lawsuit-proven', 950], ['court-won', 990]]).standing.setback).toBeNull()
  })

  it('is nothing where the claim was withdrawn or its owner was silent', () => {
    expect(live([...filed, ['withdraw', 5]]).remedy).toBeNull()
    expect(live([...filed, ['rejected', 5], ['owner-silent', 900]]).remedy).toBeNull()
  })

  it('is not needed before anything is filed: the unit is released', () => {
    const { remedy, standing } = live([
      ['open', 0],
      ['checks-passed', 0],
      ['no-channel-left', 1],
      ['owner-gives-up', 2],
    ])
    expect([remedy, standing.unit]).toEqual([null, 'released'])
  })

  it('is not given for a rejection in a round after the removal', () => {
    const removed = [
      ...filed,
      ['seems-down', 1],
      ['down-confirmed', 27, { firstDownAt: later(hour) }],
    ] as const
    const { remedy } = live([
      ...removed,
      ['up-again', 99],
      ['checks-passed', 99],
      ['dispatched', 99],
      ['rejected', 120],
      ['owner-gives-up', 121],
    ])
    expect(remedy).toBeNull()
  })
})

describe('MEMBER-06: 25,000 random histories', () => {
  it('keep the invariants and go through every line of the table', () => {
    const seen = new Map<string, number>()
    for (let seed = 1; seed <= 25_000; seed++) checkHistory(randomOf(seed), seen, seed)
    const listed = caseStates.flatMap((state) =>
      Object.keys(caseTransitions[state]).map((event) => `${state} ${event}`),
    )
    expect(listed.filter((line) => (seen.get(line) ?? 0) < 10)).toEqual([])
  })
})

/** mulberry32: from 0 to below 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Events that end a case are taken rarely, so that histories grow old. */
const ending = new Set<CaseEventKind>([
  'withdraw',
  'settled',
  'owner-erased',
  'owner-gives-up',
  'owner-silent',
])

function checkHistory(random: () => number, seen: Map<string, number>, seed: number): void {
  let standing = draftCase(begin, 'unheld')
  let now = begin.getTime()
  const moves: string[] = []
  let remedies = 0
  for (let step = 0; step < 60 && standing.state !== 'closed'; step++) {
    const ends = random() < 0.12
    const possible = caseEventKinds.filter((kind) => stateAfter(standing.state, kind, standing.origin))
    const usual = possible.filter((kind) => ends === ending.has(kind))
    const kind = usual[Math.floor(random() * usual.length)]
    if (!kind) continue
    now += Math.floor(random() ** 4 * 2_200 * hour)
    const swept = random() < 0.5 ? missTarget(standing, new Date(now)) : undefined
    const from = swept?.standing ?? standing
    const advance = advanceCase(from, {
      kind,
      at: new Date(now),
      reason: random() < 0.3 ? 'ownership' : 'other',
    })!
    const line = `${from.state} ${kind}`
    seen.set(line, (seen.get(line) ?? 0) + 1)
    for (const each of [swept, advance]) {
      moves.push(...(each?.unitSteps ?? []).map(({ move }) => move))
      remedies += each?.remedy ? 1 : 0
    }
    standing = advance.standing
    holds(seed, line, brokenBy(from, standing, now))
  }
  const count = (move: string): number => moves.filter((each) => each === move).length
  holds(seed, 'units', [
    count('hold') > 1 && 'held twice',
    count('spend') + count('release') > count('hold') && 'ended a hold twice',
    count('return') !== remedies && 'a remedy is a unit that comes back',
    remedies > Math.min(1, count('spend')) && 'one remedy for what was spent',
    standing.state === 'closed' && standing.unit === 'held' && 'closed with a held unit',
  ])
}

function brokenBy(before: CaseStanding, after: CaseStanding, now: number): (string | false)[] {
  const { clock, state } = after
  const mayRun = clock.startedAt !== null && clock.endedAt === null
  const isRelapse = before.state === 'removed' && state === 'checking'
  const isMissed = after.remedy === 'target-missed' && before.remedy === null && clock.runningSince === null
  return [
    (clock.runningSince !== null) !== (mayRun && ['us', 'platform'].includes(actorOf[state])) &&
      'who must act',
    clock.ranMs < before.clock.ranMs && 'ran backwards',
    clock.ranMs > now - begin.getTime() && 'ran faster than time',
    before.clock.endedAt !== null && clock !== before.clock && 'ran on after its end',
    before.remedy !== null && after.remedy !== before.remedy && 'another remedy',
    after.round - before.round !== (isRelapse ? 1 : 0) && 'a round that is no relapse',
    (after.origin !== null) !== (state === 'verifying') && 'an origin of nothing',
    (after.outcome !== null) !== (state === 'closed') && 'an outcome of no end',
    isMissed && clock.ranMs <= targetMs && 'missed in time',
  ]
}

function holds(seed: number, where: string, broken: readonly (string | false)[]): void {
  const found = broken.filter((each) => each !== false)
  if (found.length > 0) throw new Error(`history ${seed}, ${where}: ${found.join(', ')}`)
}
