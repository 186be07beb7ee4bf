import { judgeRefresh, slidingEnd } from './refresh.rules'

const now = new Date('2026-11-21T12:00:00.000Z')
const from = (ms: number) => new Date(now.getTime() + ms)
const graceMs = 30_000
const hour = 3_600_000

describe('a refresh token that is shown', () => {
  it.each([
    ['the newest, in time', { expiresAt: from(1), replacedAt: null }, from(hour), 'rotate'],
    ['the newest, too late', { expiresAt: now, replacedAt: null }, from(hour), 'expired'],
    ['the newest, of a session that is over', { expiresAt: from(hour), replacedAt: null }, now, 'expired'],
    ['replaced this moment', { expiresAt: from(hour), replacedAt: now }, from(hour), 'repeat'],
    ['replaced 30 s ago', { expiresAt: from(hour), replacedAt: from(-graceMs) }, from(hour), 'repeat'],
    ['replaced longer ago', { expiresAt: from(hour), replacedAt: from(-graceMs - 1) }, from(hour), 'reused'],
    ['replaced and expired', { expiresAt: from(-hour), replacedAt: from(-2 * hour) }, from(hour), 'reused'],
    ['replaced, of a session that is over', { expiresAt: from(hour), replacedAt: from(-1) }, now, 'expired'],
  ] as const)('%s', (_, token, endsAt, verdict) => {
    expect(judgeRefresh(token, { endsAt, now, graceMs })).toBe(verdict)
  })
})

describe('a session', () => {
  it('slides with each refresh, up to its end', () => {
    expect(slidingEnd({ endsAt: from(9 * hour), now, idleMs: 3 * hour })).toEqual(from(3 * hour))
    expect(slidingEnd({ endsAt: from(2 * hour), now, idleMs: 3 * hour })).toEqual(from(2 * hour))
  })
})
