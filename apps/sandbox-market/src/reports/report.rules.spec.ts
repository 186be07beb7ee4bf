import {
  caseReference,
  deskActions,
  isDecided,
  referencePattern,
  reportStates,
  stateAfter,
} from './report.rules'

describe('a report', () => {
  it('is decided once: nothing leads out of removed and rejected', () => {
    const open = reportStates.filter((state) => deskActions.some((action) => stateAfter(state, action)))
    expect(open).toEqual(['received', 'under-review'])
    expect(reportStates.filter(isDecided)).toEqual(['removed', 'rejected'])
  })

  it('can be accepted or rejected with and without a review', () => {
    expect(stateAfter('received', 'review')).toBe('under-review')
    for (const state of ['received', 'under-review'] as const) {
      expect(stateAfter(state, 'accept')).toBe('removed')
      expect(stateAfter(state, 'reject')).toBe('rejected')
    }
    expect(stateAfter('under-review', 'review')).toBeUndefined()
  })

  it('has a number that people can read out', () => {
    expect(caseReference(2026, 123)).toBe('SM-2026-000123')
    expect(caseReference(2026, 12_345_678)).toMatch(referencePattern)
  })
})
