import fc from 'fast-check'
import {
  fileOfKey,
  longestTokenMs,
  publishedBeforeMs,
  signingStart,
  spentStarts,
  startOfKey,
  wantedStarts,
} from './key-periods.rules'

const day = 86_400_000
const hour = 3_600_000
const instant = Date.parse('2026-11-21T00:00:00Z')

describe('a key’s file', () => {
  it('is named by the instant from which it signs', () => {
    expect(fileOfKey(instant)).toBe('signing-key-2026-11-21T00-00-00Z.jwk.json')
    expect(startOfKey(fileOfKey(instant))).toBe(instant)
  })

  it.each([
    'server-secret',
    'signing-key.jwk.json',
    'signing-key-2026-99-21T00-00-00Z.jwk.json',
    `${fileOfKey(0)}.12`,
  ])('is not %s', (file) => expect(startOfKey(file)).toBeUndefined())
})

describe('the change of keys', () => {
  it('two replicas agree at any moment, and a new key is published for an hour before it signs', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 * day }), fc.integer({ min: 1, max: 90 }), (passed, days) => {
        const now = instant + passed
        const wanted = wantedStarts(now, days * day)
        const current = signingStart(wanted, now) as number
        expect(current).toBeLessThanOrEqual(now)
        expect(now - current).toBeLessThan(days * day)
        // What signs now was wanted already an hour before it began.
        expect(wantedStarts(current - publishedBeforeMs, days * day)).toContain(current)
        expect(wanted.filter((start) => start > now + publishedBeforeMs)).toEqual([])
      }),
    )
  })

  it('an old key stays until the longest token that it signed has ended', () => {
    const [first, second] = [instant, instant + 30 * day]
    const lastSigned = second - 1
    const stillAlive = lastSigned + longestTokenMs
    expect(spentStarts([second, first], stillAlive)).toEqual([])
    expect(spentStarts([second, first], stillAlive + hour)).toEqual([first])
  })

  it('the key that signs is never spent, however long nobody looked', () => {
    expect(spentStarts([instant], instant + 4_000 * day)).toEqual([])
  })
})
