import { caseStates, observationVerdicts, type CaseState } from '@originseal/contracts'
import { stateAfter } from '../cases/case.rules'
import { eventOf, needsOwner, type JudgedCase } from './case-event.rules'
import type { Observed } from './confirmation.rules'
import { countsAs } from './verdict.rules'

const hour = 3_600_000
const at = (hours: number): Date => new Date(Date.UTC(2026, 2, 1) + hours * hour)
const seen = (hours: number, verdict: Observed['verdict']): Observed => ({
  at: at(hours),
  verdict,
  byBrowser: true,
  byOwner: false,
})
const inState = (state: CaseState, more: Partial<JudgedCase> = {}): JudgedCase => ({
  state,
  changedAt: at(-1),
  removedAt: null,
  isAnnounced: false,
  ...more,
})

const isDoubt = (verdict: Observed['verdict']): boolean =>
  countsAs(verdict) === undefined && verdict !== 'partly'

describe('MEMBER-06: what a look does to a case', () => {
  it('nothing, whatever was seen before, where it does not count', () => {
    const before = [seen(0, 'gone'), seen(2, 'gone'), seen(25, 'gone')]
    for (const state of caseStates)
      for (const verdict of observationVerdicts.filter((each) => isDoubt(each)))
        expect(eventOf(inState(state), [...before, seen(26, verdict)])).toBeUndefined()
  })

  it('is always an event that its state knows', () => {
    const unknown: string[] = []
    for (const state of caseStates)
      for (const verdict of observationVerdicts) {
        const event = eventOf(inState(state, { removedAt: at(-3_000) }), [
          seen(0, verdict),
          seen(30, verdict),
        ])
        if (event && !stateAfter(state, event.kind, 'filed')) unknown.push(`${state} ${event.kind}`)
      }
    expect(unknown).toEqual([])
  })

  it.each(['checking', 'ready-by-hand', 'filed', 'rejected'] as const)('%s: seems to be down', (state) => {
    expect(eventOf(inState(state), [seen(0, 'gone')])).toEqual({ kind: 'seems-down' })
    expect(eventOf(inState(state), [seen(0, 'up')])).toBeUndefined()
  })

  it('verifying: confirmed from the first look, or still there', () => {
    const downs = [seen(0, 'gone'), seen(2, 'gone')]
    expect(eventOf(inState('verifying'), downs)).toBeUndefined()
    expect(eventOf(inState('verifying'), [...downs, seen(24, 'gone')])).toEqual({
      kind: 'down-confirmed',
      firstDownAt: at(0),
      by: 'visits',
    })
    expect(eventOf(inState('verifying', { isAnnounced: true }), [...downs, seen(3, 'up')])).toEqual({
      kind: 'still-up',
    })
  })

  it('verifying: there for others is not down; elsewhere that changes nothing', () => {
    const looks = [seen(0, 'gone'), seen(2, 'gone'), seen(25, 'partly')]
    expect(eventOf(inState('verifying'), looks)).toEqual({ kind: 'still-up' })
    for (const state of caseStates.filter((each) => each !== 'verifying'))
      expect(eventOf(inState(state), looks)).toBeUndefined()
  })

  it('removed: a relapse at once, and the end of the watch only by a look that says down', () => {
    const removed = inState('removed', { removedAt: at(-90 * 24) })
    expect(eventOf(removed, [seen(0, 'up')])).toEqual({ kind: 'up-again' })
    expect(eventOf(removed, [seen(0, 'gone')])).toEqual({ kind: 'watch-ended' })
    expect(eventOf(removed, [seen(-1, 'gone')])).toBeUndefined()
    expect(eventOf(removed, [seen(0, 'unreachable')])).toBeUndefined()
  })

  it('countered: put back once it was seen twice', () => {
    expect(eventOf(inState('countered'), [seen(0, 'up')])).toBeUndefined()
    expect(eventOf(inState('countered'), [seen(0, 'up'), seen(1, 'blocked'), seen(12, 'up')])).toEqual({
      kind: 'put-back',
    })
    expect(eventOf(inState('countered'), [seen(0, 'gone'), seen(12, 'up')])).toBeUndefined()
  })

  it('countered: what was seen before the counter-notice is not put back', () => {
    const filedThenCountered = inState('countered', { changedAt: at(6) })
    expect(eventOf(filedThenCountered, [seen(0, 'up'), seen(12, 'up')])).toBeUndefined()
    expect(eventOf(filedThenCountered, [seen(0, 'up'), seen(12, 'up'), seen(24, 'up')])).toEqual({
      kind: 'put-back',
    })
  })
})

test('its owner is asked where visits are refused, or three in a row saw nothing', () => {
  const blind = [seen(0, 'blocked'), seen(1, 'unclear'), seen(2, 'unreachable')]
  expect(needsOwner(blind, false)).toBe(true)
  expect(needsOwner(blind.slice(1), false)).toBe(false)
  expect(needsOwner([seen(0, 'gone'), ...blind.slice(1)], false)).toBe(false)
  expect(needsOwner([], true)).toBe(true)
})
