import { KeyEncryption, readKeys } from './key-encryption'

const line = (id: string, digit: string) => `${id} ${digit.repeat(64)}\n`
const first = new KeyEncryption(readKeys(line('2026', 'a')))
const place = { name: 'TINEYE_KEY', version: 1 } as const

test('ADMIN-07: what is sealed for one place opens there and nowhere else', () => {
  const { sealed, ...wrapped } = first.encrypt(place, 'a-key-of-tineye')
  expect(first.decrypt(place, sealed, wrapped)).toBe('a-key-of-tineye')
  expect(() => first.decrypt({ ...place, version: 2 }, sealed, wrapped)).toThrow('unable to authenticate')
  expect(() => first.decrypt({ ...place, name: 'SERP_LENS_KEY' }, sealed, wrapped)).toThrow(
    'unable to authenticate',
  )
  const other = first.encrypt({ ...place, version: 2 }, 'another-key')
  expect(() => first.decrypt(place, other.sealed, wrapped)).toThrow('unable to authenticate')
  expect(() => first.decrypt(place, sealed, other)).toThrow('unable to authenticate')
})

test('ADMIN-07: no bit of it can be changed, and no two are alike', () => {
  const { sealed, ...wrapped } = first.encrypt(place, 'a-key-of-tineye')
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => first.decrypt(place, changed, wrapped)).toThrow('unable to authenticate')
  }
  expect(first.encrypt(place, 'a-key-of-tineye').sealed).not.toEqual(sealed)
  expect(sealed.toString('latin1')).not.toContain('tineye')
})

test('ADMIN-07: a new key that encrypts keys takes over, and then the old one is not needed', () => {
  const { sealed, ...old } = first.encrypt(place, 'a-key-of-tineye')
  const both = new KeyEncryption(readKeys(line('2027', 'b') + line('2026', 'a')))
  expect(both.decrypt(place, sealed, old)).toBe('a-key-of-tineye')
  const rewrapped = both.rewrap(place, old)
  expect(rewrapped.kekId).toBe('2027')
  const second = new KeyEncryption(readKeys(line('2027', 'b')))
  expect(second.decrypt(place, sealed, rewrapped)).toBe('a-key-of-tineye')
  expect(() => second.decrypt(place, sealed, old)).toThrow('2026')
})

test.each([
  ['no key', ''],
  ['a short one', '2026 abcd\n'],
  ['two of one id', line('2026', 'a') + line('2026', 'b')],
])('ADMIN-07: a file with %s is refused without being repeated', (_, text) => {
  const read = () => new KeyEncryption(readKeys(text))
  expect(read).toThrow(/key/)
  expect(read).not.toThrow(/abcd|aaaa/)
})
