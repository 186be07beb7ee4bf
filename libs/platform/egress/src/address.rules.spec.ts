import fc from 'fast-check'
import { addressKind, isPublicAddress } from './address.rules'

const forbidden: Record<string, string[]> = {
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254', 'fec0::1'],
  'link-local': ['169.254.169.254', '169.254.0.1', 'fe80::1', '::ffff:169.254.169.254', '64:ff9b::a9fe:a9fe'],
  'carrier-nat': ['100.64.0.1', '100.100.100.200', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1', 'ff0e::1'],
  transition: [
    '2002:7f00:1::',
    '2002:808:808::1',
    '2001:0:4136:e378::1',
    '::ffff:0:127.0.0.1',
    '64:ff9b:1::808:808',
  ],
  platform: ['168.63.129.16', '::ffff:168.63.129.16'],
  reserved: [
    ...['192.0.0.192', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '240.0.0.1'],
    ...[
      '::7f00:1',
      '::8.8.8.8',
      '100::1',
      '2001:db8::1',
      '3fff::1',
      '2001:10::1',
      '2001:20::1',
      '5f00::1',
      '4000::1',
    ],
  ],
  malformed: [
    '',
    'localhost',
    '127.1',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '[::1]',
    'fe80::1%eth0',
    '1.2.3.4.',
  ],
}

const routable = [
  ...['1.1.1.1', '8.8.8.8', '93.184.216.34', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1'],
  ...['192.167.1.1', '126.255.255.255', '128.0.0.1', '169.253.1.1', '198.20.0.1', '223.255.255.254'],
  ...['2606:4700:4700::1111', '2001:4860:4860::8888', '2404:6800:4008::200e', '2a00:1450::1', '2620:fe::fe'],
  ...['::ffff:8.8.8.8', '64:ff9b::808:808'],
]

describe('which addresses may be visited (C1)', () => {
  const cases = Object.entries(forbidden).flatMap(([kind, list]) => list.map((address) => [address, kind]))
  it.each(cases)('%s is %s', (address, kind) => {
    expect(addressKind(address!)).toBe(kind)
  })

  it.each(routable)('%s is public', (address) => {
    expect(addressKind(address)).toBe('public')
  })

  it('judges an IPv4 address the same however IPv6 carries it', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address))
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublicAddress(address))
        expect(isPublicAddress(`::${address}`)).toBe(false)
      }),
    )
  })

  it('lets nothing through outside 2000::/3 but carried IPv4', () => {
    const outside = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }).filter(([first]) => {
      return first! >> 13 !== 1 && first !== 0x64 && first !== 0
    })
    fc.assert(
      fc.property(outside, (parts) => {
        expect(isPublicAddress(parts.map((part) => part.toString(16)).join(':'))).toBe(false)
      }),
    )
  })

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(isPublicAddress(text)).toBe(false)))
  })
})

test('only what is public is visited', () => {
  expect(['8.8.8.8', '10.0.0.1', '127.0.0.1', 'localhost'].filter(isPublicAddress)).toEqual(['8.8.8.8'])
})
