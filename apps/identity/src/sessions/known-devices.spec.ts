import { KnownDevices } from './known-devices'

const devices = new KnownDevices(Buffer.alloc(32, 1))
const [ming, mei] = ['0f0f0f0f-0000-4000-8000-000000000001', '0f0f0f0f-0000-4000-8000-000000000002'] as const

describe('a device cookie', () => {
  it('proves a login to one account, always by the same name', () => {
    const cookie = devices.remember(undefined, ming)
    expect(devices.known(cookie, ming)).toMatch(/^[\w-]{22}$/u)
    expect(devices.known(cookie, mei)).toBeUndefined()
    expect(devices.remember(cookie, ming)).toBe(cookie)
  })

  it('says nothing of the account', () => {
    expect(devices.remember(undefined, ming)).not.toContain(ming.slice(0, 8))
  })

  it('serves a family: four accounts, the latest first', () => {
    const family = [ming, mei, 'three', 'four', 'five']
    const cookie = family.reduce<string | undefined>((kept, id) => devices.remember(kept, id), undefined)
    expect(family.map((id) => devices.known(cookie, id) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
  })

  it.each([
    ['nothing', () => undefined],
    ['an empty one', () => ''],
    ['one of another server', () => new KnownDevices(Buffer.alloc(32, 2)).remember(undefined, ming)],
    ['one with another name', (cookie: string) => `${'A'.repeat(22)}${cookie.slice(22)}`],
    ['one cut short', (cookie: string) => cookie.slice(0, -1)],
    [
      'one behind too many others',
      (cookie: string) => [...Array(4).fill(`${'A'.repeat(22)}.${'B'.repeat(43)}`), cookie].join('~'),
    ],
  ])('proves nothing as %s', (_, forge) => {
    expect(devices.known(forge(devices.remember(undefined, ming)), ming)).toBeUndefined()
  })
})
