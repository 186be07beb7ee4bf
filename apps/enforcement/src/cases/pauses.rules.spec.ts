import type { CaseEventKind } from '@originseal/contracts'
import { advanceCase, draftCase } from './case-history.rules'
import { pausesOf } from './pauses.rules'
import { ranAt } from './target-clock.rules'

const hour = 3_600_000
const begin = new Date('2026-03-01T00:00:00.000Z')
const later = (hours: number): Date => new Date(begin.getTime() + hours * hour)

/** Each event at so many hours after the begin. */
function live(history: readonly (readonly [CaseEventKind, number, object?])[]) {
  let standing = draftCase(begin, 'unheld')
  const timeLine = history.map(([kind, hours, more]) => {
    standing = advanceCase(standing, { kind, at: later(hours), ...more })!.standing
    return { kind, at: later(hours), stateAfter: standing.state }
  })
  return { clock: standing.clock, timeLine }
}

describe('MEMBER-06: what has paused the 72 hours', () => {
  const supplemented = [
    ['open', 0],
    ['checks-failed', 1],
    ['input-given', 5],
    ['checks-passed', 5],
    ['dispatched', 6],
    ['supplement-asked', 10],
    ['supplement-given', 30],
    ['dispatched', 31],
    ['rejected', 40],
  ] as const

  it('is each time in which its owner had to act since it began, with what is going on', () => {
    const { clock, timeLine } = live(supplemented)
    expect(pausesOf(clock, timeLine)).toEqual([
      { from: later(10), to: later(30), by: 'owner' },
      { from: later(40), to: null, by: 'owner' },
    ])
  })

  it('and the time that has counted are all the time there was', () => {
    const { clock, timeLine } = live([...supplemented, ['try-again', 50], ['checks-passed', 50]])
    const now = later(60)
    const rested = pausesOf(clock, timeLine).map(({ from, to }) => (to ?? now).getTime() - from.getTime())
    expect(ranAt(clock, now) + rested.reduce((sum, ms) => sum + ms, 0)).toBe(
      now.getTime() - clock.startedAt!.getTime(),
    )
  })

  it('is what both sides agreed on as well, whoever would have to act', () => {
    const { clock, timeLine } = live([
      ...supplemented.slice(0, 5),
      ['standstill-began', 20],
      ['rejected', 25],
      ['standstill-ended', 30],
      ['try-again', 40],
    ])
    expect(pausesOf(clock, timeLine)).toEqual([
      { from: later(20), to: later(30), by: 'standstill' },
      { from: later(30), to: later(40), by: 'owner' },
    ])
  })

  it('is nothing before it began and after it ended', () => {
    expect(pausesOf(live(supplemented.slice(0, 2)).clock, live(supplemented.slice(0, 2)).timeLine)).toEqual(
      [],
    )
    const ended = live([...supplemented.slice(0, 5), ['counter-notice-received', 20], ['lawsuit-proven', 30]])
    expect(pausesOf(ended.clock, ended.timeLine)).toEqual([])
  })
})
