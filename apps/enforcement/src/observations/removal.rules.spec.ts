import type { SettlementTerms } from '@originseal/contracts'
import { undertakingOf } from '../negotiations/undertaking.rules'
import { judgeRemoval } from './removal.rules'

const terms: SettlementTerms = {
  version: 1,
  removeBy: '2026-12-10',
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
}
const agreed = { frozenMs: 0, payment: { saidAt: null, confirmedAt: null } }
// The day ends at 16:00 UTC.
const [inTime, due] = [new Date('2026-12-10T15:59:59.999Z'), new Date('2026-12-10T16:00:00.000Z')]
const signed = undertakingOf('signed', terms, agreed)!
const broken = undertakingOf('broken', terms, agreed)!
const down = { kind: 'down', firstAt: inTime, by: 'visits' } as const

describe('MEMBER-07: a removal that was agreed on', () => {
  it('is missed once the picture is seen after the last day in Taiwan, and not before', () => {
    expect(judgeRemoval(signed, { kind: 'up', at: inTime })).toBeUndefined()
    expect(judgeRemoval(signed, { kind: 'up', at: due })).toBe('missed')
    expect(judgeRemoval(broken, { kind: 'up', at: due })).toBeUndefined()
  })

  it('is met by a confirmed removal only, in time or as a cure', () => {
    expect(judgeRemoval(signed, { kind: 'open', firstDownAt: inTime })).toBeUndefined()
    expect([judgeRemoval(signed, down), judgeRemoval(broken, down)]).toEqual(['met', 'met'])
  })

  it.each([{ amountTwd: 1 }, { credit: 'Lin' }])('with %j is for the claimant to confirm', (more) => {
    const undertaking = undertakingOf('signed', { ...terms, ...more }, agreed)!
    expect(judgeRemoval(undertaking, down)).toBeUndefined()
    expect(judgeRemoval(undertaking, { kind: 'up', at: due })).toBe('missed')
  })

  it('with a payment that was confirmed is judged by looking alone', () => {
    const payment = { saidAt: null, confirmedAt: inTime }
    const undertaking = undertakingOf('signed', { ...terms, amountTwd: 1 }, { frozenMs: 0, payment })!
    expect(judgeRemoval(undertaking, down)).toBe('met')
  })

  it('is none where the picture may stay, or nothing runs any more', () => {
    expect(undertakingOf('signed', { ...terms, removeBy: null }, agreed)).toBeUndefined()
    expect(undertakingOf('performed', terms, agreed)).toBeUndefined()
  })
})
