import { parseUrl } from './parse-url'

test('an address is read, alone and from where it stands; what is none is undefined', () => {
  expect(parseUrl('https://Shop.example/a')?.href).toBe('https://shop.example/a')
  expect(parseUrl('/b?c', 'https://shop.example/a')?.href).toBe('https://shop.example/b?c')
  expect(parseUrl('/b')).toBeUndefined()
  expect(parseUrl('https://a b/')).toBeUndefined()
})

test('letters of Western Europe are read the ten thousandth time as at the first', () => {
  const hosts = new Set(
    Array.from({ length: 10_000 }, () => parseUrl('https://b\u00fccher.example/caf\u00e9')?.href),
  )
  expect([...hosts]).toEqual(['https://xn--bcher-kva.example/caf%C3%A9'])
})
