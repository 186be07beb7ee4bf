import { hoursToRemoval, isProvenRemoval } from './victory.rules'

const filedAt = new Date('2026-11-20T00:00:00Z')
const removedAt = new Date('2026-11-21T12:20:00Z')
const removed = { state: 'removed', outcome: null, filedAt, removedAt } as const

describe('HOME-12: a success', () => {
  it('is a copy that is down after a platform was told, in whole hours', () => {
    expect(hoursToRemoval(removed)).toBe(36)
    expect(hoursToRemoval({ ...removed, state: 'closed', outcome: 'kept-down' })).toBe(36)
    expect(hoursToRemoval({ ...removed, removedAt: filedAt })).toBe(0)
  })

  it.each([
    ['it went before anybody was told', { filedAt: new Date('2026-11-21T12:20:01Z') }],
    ['nobody was told', { filedAt: null }],
    ['it is there again', { state: 'checking' }],
    ['it was put back', { state: 'restored' }],
    ['its owner took the claim back', { state: 'closed', outcome: 'withdrawn' }],
    ['its owner is gone', { state: 'closed', outcome: 'owner-gone' }],
    ['the removal is not proven', { removedAt: null }],
  ] as const)('is none where %s', (_why, change) => {
    expect(hoursToRemoval({ ...removed, ...change })).toBeUndefined()
  })

  it('is seen on the public web by us, or by its claimant with the platform', () => {
    const page = 'https://www.ruten.com.tw/item/4711/'
    expect(isProvenRemoval(page, 'visits')).toBe(true)
    expect(isProvenRemoval(page, 'claimant-and-platform')).toBe(true)
    expect(isProvenRemoval(page, 'claimant')).toBe(false)
    expect(isProvenRemoval('http://localhost:8090/shops/1/items/1', 'visits')).toBe(false)
  })
})
