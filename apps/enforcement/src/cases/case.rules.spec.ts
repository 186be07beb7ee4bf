import { caseEventKinds, caseStates, type CaseState } from '@originseal/contracts'
import { actorOf, caseTransitions, originAfter, outcomeBy, stageOf, stateAfter } from './case.rules'

const pairs = caseStates.flatMap((state) => caseEventKinds.map((event) => [state, event] as const))
const listed = pairs.filter(([state, event]) => caseTransitions[state][event] !== undefined)

const reachableFrom = (start: CaseState): Set<CaseState> => {
  const seen = new Set<CaseState>([start])
  for (const state of seen)
    for (const target of Object.values(caseTransitions[state])) if (target !== 'origin') seen.add(target)
  return seen
}

describe('MEMBER-06: the takedown case as a table', () => {
  it('reaches every state from a draft, and the end from every state', () => {
    expect([...reachableFrom('draft')].sort()).toEqual([...caseStates].sort())
    for (const state of caseStates) expect(reachableFrom(state)).toContain('closed')
  })

  it('has a line for every kind of event but a standstill, which lies over the states', () => {
    const kinds = caseEventKinds.filter((kind) => !kind.startsWith('standstill-'))
    expect(new Set(listed.map(([, event]) => event))).toEqual(new Set(kinds))
  })

  it('changes nothing by any pair that is not in the table', () => {
    const others = pairs.filter(([state, event]) => caseTransitions[state][event] === undefined)
    expect(listed).toHaveLength(96)
    expect(others).toHaveLength(caseStates.length * caseEventKinds.length - 96)
    for (const [state, event] of others) expect(stateAfter(state, event, 'filed')).toBeUndefined()
  })

  it('leaves a lawsuit to the court: its owner cannot take it back', () => {
    expect(stateAfter('litigation', 'withdraw', null)).toBeUndefined()
    expect(stateAfter('litigation', 'settled', null)).toBe('closed')
  })

  it('goes back to what it was in when it was not down after all', () => {
    expect(stateAfter('verifying', 'still-up', 'rejected')).toBe('rejected')
    expect(stateAfter('verifying', 'still-up', null)).toBeUndefined()
  })

  it('moves on in what it was in before when a notice ends its way while its place is looked at', () => {
    expect(stateAfter('verifying', 'dispatched', 'ready')).toBe('verifying')
    expect(originAfter('verifying', 'dispatched', 'ready')).toBe('filed')
    expect(originAfter('verifying', 'notice-held', 'ready')).toBe('needs-input')
    expect(stateAfter('verifying', 'dispatched', 'rejected')).toBeUndefined()
  })

  it('HOME-08: every state is in one of the four steps, and a case that came to nothing is in none', () => {
    const stages = caseStates.map((state) => [state, stageOf(state, null)])
    expect(Object.fromEntries(stages)).toEqual({
      ...{ draft: 1, 'needs-input': 1 },
      ...{ checking: 2, ready: 2, 'ready-by-hand': 2 },
      ...{ filed: 3, 'supplement-asked': 3, verifying: 3, rejected: 3, countered: 3, litigation: 3 },
      ...{ restored: 3, removed: 4, closed: null },
    })
    expect(stageOf('closed', 'kept-down')).toBe(4)
    expect(stageOf('closed', 'settled')).toBe(4)
    expect(stageOf('closed', 'withdrawn')).toBeNull()
  })

  it('says how a case has ended for every event that ends one, and for no other', () => {
    const closing = caseEventKinds.filter((event) =>
      caseStates.some((state) => caseTransitions[state][event] === 'closed'),
    )
    expect(Object.fromEntries(closing.map((event) => [event, outcomeBy(event)]))).toEqual({
      'watch-ended': 'kept-down',
      settled: 'settled',
      withdraw: 'withdrawn',
      'owner-gives-up': 'given-up',
      'owner-silent': 'abandoned',
      'owner-erased': 'owner-gone',
    })
    for (const event of caseEventKinds.filter((each) => !closing.includes(each)))
      expect(() => outcomeBy(event)).toThrow(`${event} closes no case`)
  })
})

test('MEMBER-06: who must act is said of each state', () => {
  const statesOf = (actor: string) => caseStates.filter((state) => actorOf[state] === actor).sort()
  expect(statesOf('us')).toEqual(['checking', 'ready', 'verifying'])
  expect(statesOf('platform')).toEqual(['filed'])
  expect(statesOf('court')).toEqual(['litigation'])
  expect(statesOf('nobody')).toEqual(['closed', 'removed'])
  expect(statesOf('owner')).toEqual([
    'countered',
    'draft',
    'needs-input',
    'ready-by-hand',
    'rejected',
    'restored',
    'supplement-asked',
  ])
})
