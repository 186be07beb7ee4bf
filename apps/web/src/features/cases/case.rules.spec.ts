import { caseStates, type CaseActor } from '@originseal/contracts'
import { actsIn, clockState } from './case.rules'

const hour = '2026-11-22T08:00:00.000Z'

test('what came to nothing can be ended, a rejection tried again, and nothing is done with what is closed', () => {
  expect(actsIn('rejected')).toEqual(['tryAgain', 'giveUp'])
  expect(actsIn('needs-input')).toEqual(['giveUp', 'withdraw'])
  expect(actsIn('filed')).toEqual(['withdraw'])
  expect(actsIn('closed')).toEqual([])
  expect(actsIn('litigation')).toEqual([])
})

test('nothing but a rejection is tried again', () => {
  expect(caseStates.filter((state) => actsIn(state).includes('tryAgain'))).toEqual(['rejected'])
})

test('the clock says who has paused it', () => {
  const paused = { startedAt: hour, isRunning: false, endedAt: null }
  const by = (actor: CaseActor, standsStill = false) => ({ actor, standsStill })
  expect(clockState(paused, by('owner'))).toBe('paused-by-owner')
  expect(clockState(paused, by('court'))).toBe('paused-by-court')
  expect(clockState(paused, by('nobody'))).toBe('paused')
  expect(clockState(paused, by('nobody', true))).toBe('paused-by-standstill')
  expect(clockState({ ...paused, isRunning: true }, by('platform'))).toBe('running')
  expect(clockState({ ...paused, startedAt: null }, by('us'))).toBe('unstarted')
  expect(clockState({ ...paused, endedAt: hour }, by('owner'))).toBe('ended')
})
