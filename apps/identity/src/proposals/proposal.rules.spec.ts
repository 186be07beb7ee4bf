import { mayBeUsed, stateOf, type ProposalTimes } from './proposal.rules'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 9, minutes))
const waiting: ProposalTimes = {
  proposedAt: at(0),
  expiresAt: at(24 * 60),
  approvedAt: null,
  refusedAt: null,
  usedAt: null,
}
const approved = { ...waiting, approvedAt: at(5) }
const used = { ...approved, usedAt: at(6) }

describe('a proposal', () => {
  it.each([
    [waiting, 1, 'waiting'],
    [approved, 6, 'approved'],
    [{ ...approved, refusedAt: at(7) }, 8, 'refused'],
    [used, 2_000, 'used'],
    [waiting, 24 * 60, 'expired'],
    [approved, 24 * 60, 'expired'],
  ])('%j is after %d minutes %s', (times, minutes, state) => {
    expect(stateOf(times, at(minutes))).toBe(state)
  })

  it.each([
    ['that waits, where there is somebody to approve it', waiting, 600, false, false],
    ['that waits, by the only administrator, before ten minutes', waiting, 9, true, false],
    ['that waits, by the only administrator, after ten minutes', waiting, 10, true, true],
    ['that waits, by the only administrator, too late', waiting, 24 * 60, true, false],
    ['that is approved', approved, 6, false, true],
    ['that is approved, too late', approved, 24 * 60, false, false],
    ['that was used, while its proof counts', used, 10, false, true],
    ['that was used, later', used, 11, false, false],
    ['that was refused', { ...approved, refusedAt: at(7) }, 8, true, false],
  ])('%s', (_, times, minutes, isAlone, expected) => {
    expect(mayBeUsed(times, { now: at(minutes), isAlone })).toBe(expected)
  })
})
