import { callerKey } from './request-limit'

describe('whom a count is for', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s', (ip, key) => {
    expect(callerKey(ip)).toBe(key)
  })

  it('an IPv6 caller who changes the half that is theirs stays one caller', () => {
    expect(callerKey('2001:db8::ffff:1')).toBe(callerKey('2001:db8:0:0:dead:beef:0:1'))
    expect(callerKey('2001:db8::1')).not.toBe(callerKey('2001:db8:0:1::1'))
  })
})
