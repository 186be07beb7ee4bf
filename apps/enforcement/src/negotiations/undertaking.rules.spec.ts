import type { SettlementTerms } from '@originseal/contracts'
import type { Payment } from './negotiation-state'
import {
  areOutdated,
  dueAtOf,
  earliest,
  firstDueOf,
  isNothingLeft,
  isRetractionDue,
  lastDaysOf,
  outdatedAt,
  undatedMs,
  undertakingOf,
} from './undertaking.rules'

const signedAt = new Date('2026-03-01T02:00:00Z')
const nothing: SettlementTerms = {
  version: 1,
  removeBy: null,
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
}
const hourMs = 3_600_000
const unpaid: Payment = { saidAt: null, confirmedAt: null }

describe('MEMBER-07: what was signed', () => {
  const dueAt = (change: Partial<SettlementTerms>, { frozenMs = 0, payment = unpaid } = {}) =>
    firstDueOf({ ...nothing, ...change }, { frozenMs, payment, signedAt })?.toISOString()

  it('is due at the end of its day in Taiwan, the earliest first, and later by as long as it was frozen', () => {
    expect(dueAt({ removeBy: '2026-03-20' })).toBe('2026-03-20T16:00:00.000Z')
    expect(dueAt({ removeBy: '2026-03-20', amountTwd: 1, payBy: '2026-03-10' })).toBe(
      '2026-03-10T16:00:00.000Z',
    )
    expect(dueAt({ amountTwd: 1, payBy: '2026-03-10' }, { frozenMs: hourMs })).toBe(
      '2026-03-10T17:00:00.000Z',
    )
  })

  it('is due fourteen days after the second signature where it has no day', () => {
    expect(undatedMs).toBe(14 * 24 * hourMs)
    const later = new Date(signedAt.getTime() + undatedMs).toISOString()
    expect(dueAt({ credit: '圖：林小原' })).toBe(later)
    expect(dueAt({ amountTwd: 1 })).toBe(later)
  })

  it('of a payment is not due while it waits to be confirmed, nor once it was', () => {
    const terms = { amountTwd: 1, payBy: '2026-03-10' }
    expect(dueAt(terms, { payment: { saidAt: signedAt, confirmedAt: null } })).toBeUndefined()
    const confirmed = { saidAt: signedAt, confirmedAt: signedAt }
    expect(dueAt({ ...terms, removeBy: '2026-03-20' }, { payment: confirmed })).toBe(
      '2026-03-20T16:00:00.000Z',
    )
    expect(isNothingLeft({ ...nothing, ...terms }, confirmed)).toBe(true)
  })

  it('leaves nothing to be done where nothing is removed, paid or named', () => {
    expect(dueAt({})).toBeUndefined()
    expect(isNothingLeft({ ...nothing, licence: { until: null } }, unpaid)).toBe(true)
    for (const change of [{ removeBy: '2026-03-20' }, { amountTwd: 1 }, { credit: 'Lin' }])
      expect(isNothingLeft({ ...nothing, ...change }, unpaid)).toBe(false)
  })

  it.each<[string, Partial<SettlementTerms>]>([
    ['removal', { removeBy: '2026-03-20' }],
    ['payment', { amountTwd: 1, payBy: '2026-03-20' }],
    ['licence', { licence: { until: '2026-03-20' } }],
  ])('can be kept until the last day of its %s is over', (_, change) => {
    const isOutdated = (at: string) => areOutdated({ ...nothing, ...change }, 0, new Date(at))
    expect(isOutdated('2026-03-20T15:59:59.999Z')).toBe(false)
    expect(isOutdated('2026-03-20T16:00:00Z')).toBe(true)
  })

  it('can be kept as much longer as it was frozen, but for a licence that ends on its day', () => {
    const frozen = (change: Partial<SettlementTerms>) =>
      outdatedAt(lastDaysOf({ ...nothing, ...change }), hourMs)?.toISOString()
    expect(frozen({ removeBy: '2026-03-20' })).toBe('2026-03-20T17:00:00.000Z')
    expect(frozen({ removeBy: '2026-03-20', amountTwd: 1, payBy: '2026-03-19' })).toBe(
      '2026-03-19T17:00:00.000Z',
    )
    expect(frozen({ licence: { until: '2026-03-20' } })).toBe('2026-03-20T16:00:00.000Z')
    expect(frozen({ licence: { until: null } })).toBeUndefined()
  })

  it('says what is to be removed by when, as long as that is to be done', () => {
    const terms = { ...nothing, removeBy: '2026-03-20' }
    const agreement = { frozenMs: hourMs, payment: unpaid }
    const lastMoment = dueAtOf('2026-03-20', hourMs)
    expect(undertakingOf('signed', terms, agreement)).toEqual({
      state: 'signed',
      dueAt: lastMoment,
      isRemovalOnly: true,
    })
    expect(undertakingOf('broken', { ...terms, credit: 'Lin' }, agreement)).toEqual({
      state: 'broken',
      dueAt: lastMoment,
      isRemovalOnly: false,
    })
    expect(undertakingOf('performed', terms, agreement)).toBeUndefined()
    expect(undertakingOf('signed', nothing, agreement)).toBeUndefined()
  })
})

describe('MEMBER-07: notices are taken back', () => {
  const stays = { ...nothing, retraction: true }
  const leaves = { ...stays, removeBy: '2026-03-20' }

  it('with both signatures where the picture may stay, otherwise once all is done', () => {
    expect(isRetractionDue(stays, 'signed')).toBe(true)
    expect(isRetractionDue(leaves, 'signed')).toBe(false)
    for (const terms of [stays, leaves]) {
      expect(isRetractionDue(terms, 'performed')).toBe(true)
      for (const state of ['agreed', 'broken'] as const) expect(isRetractionDue(terms, state)).toBe(false)
    }
  })

  it('never where the terms do not say so', () => {
    for (const state of ['signed', 'performed'] as const) expect(isRetractionDue(nothing, state)).toBe(false)
  })
})

test('the earliest of some instants is of those that there are', () => {
  const [sooner, later] = [new Date(1_000), new Date(2_000)]
  expect(earliest(null, later, undefined, sooner, '')).toEqual(sooner)
  expect(earliest(null, undefined, '')).toBeNull()
})
