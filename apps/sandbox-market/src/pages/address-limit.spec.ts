import { AddressLimit } from './address-limit'

describe('the limit per address', () => {
  it('admits a burst, then what time brings back', () => {
    let now = 0
    const limit = new AddressLimit({ burst: 3, perSecond: 2 }, () => now)
    expect([1, 2, 3, 4].map(() => limit.admits('a'))).toEqual([true, true, true, false])
    now = 500
    expect([1, 2].map(() => limit.admits('a'))).toEqual([true, false])
  })

  it('never saves up more than a burst', () => {
    let now = 0
    const limit = new AddressLimit({ burst: 2, perSecond: 100 }, () => now)
    limit.admits('a')
    now = 3_600_000
    expect([1, 2, 3].map(() => limit.admits('a'))).toEqual([true, true, false])
  })

  it('keeps addresses apart and forgets the longest unseen first', () => {
    const limit = new AddressLimit({ burst: 1, perSecond: 0 }, () => 0, 2)
    expect(['a', 'b', 'a', 'b'].map((address) => limit.admits(address))).toEqual([true, true, false, false])
    limit.admits('c') // pushes out 'a'
    expect(limit.admits('b')).toBe(false)
    expect(limit.admits('a')).toBe(true)
  })
})
