import { isPublicOrigin } from './public-origin.rules'

test.each([
  ['https://originseal.tw', true],
  ['https://seal.shop.com.tw:8443', true],
  ['http://originseal.tw', false],
  ['https://localhost:8080', false],
  ['https://seal.localhost', false],
  ['https://nas.local', false],
  ['https://seal.svc.internal', false],
  ['https://intranet', false],
  ['https://203.0.113.9', false],
  ['https://[2001:db8::1]', false],
])('%s can be fetched by strangers: %s', (origin, expected) => {
  expect(isPublicOrigin(origin)).toBe(expected)
})
