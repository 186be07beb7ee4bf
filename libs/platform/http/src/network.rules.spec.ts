import fc from 'fast-check'
import { networkOf } from './network.rules'

describe('the network that tries are counted for', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
    ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4'],
  ])('%s counts for %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('however a /64 is written, and whatever its holder chooses behind it, it is one', () => {
    fc.assert(
      fc.property(
        fc.ipV6(),
        fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 4, maxLength: 4 }),
        (given, end) => {
          const network = networkOf(given)
          fc.pre(network.includes(':'))
          const neighbour = `${network}:${end.map((group) => group.toString(16)).join(':')}`
          expect(networkOf(neighbour)).toBe(network)
          // The URL parser writes IPv6 in its own, canonical way (RFC 5952).
          const canonical = new URL(`http://[${given}]/`).hostname.slice(1, -1)
          expect(networkOf(canonical)).toBe(networkOf(given))
        },
      ),
    )
  })
})
