import { browserId, clickId, clientIdOf, hashedEmail, hashedPhone } from './hashed-user-data'

const john = '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'
const mobile = 'cf676475cec2ee7b7591f39bdefe7ef3dca63b14c1cdba3b19ce4219cbda2b09'

// Vectors of the platform's documentation.
test.each([
  [' John_Smith@gmail.com ', john],
  ['someone@domain.com', '508a7286f88555648990c08a1002657a28ba330379e8b47f3291120e6c80580d'],
  [john.toUpperCase(), john],
  ['no address', undefined],
  ['a@b', undefined],
])('TRACK-01: the e-mail %s is %s', (given, hash) => {
  expect(hashedEmail(given)).toBe(hash)
})

test.each([
  '0912345678',
  '0912-345-678',
  '+886 912 345 678',
  '00886912345678',
  '886 0912345678',
  '+886 (0)912-345678',
])('TRACK-01: the Taiwanese phone %s is made international before it is hashed', (given) => {
  expect(hashedPhone(given)).toBe(mobile)
})

test.each(['', '12345', 'x'.repeat(30), '1234567890123456'])('TRACK-01: %s is no phone', (given) => {
  expect(hashedPhone(given)).toBeUndefined()
})

test('a foreign number keeps its own country', () => {
  expect(hashedPhone('+1 (650) 555-1212')).toBe(hashedPhone('16505551212'))
})

test('TRACK-01: ids of browser and click are kept byte for byte, anything else is none', () => {
  const fbc = 'fb.1.1554763741205.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk'
  expect(clickId(fbc)).toBe(fbc)
  expect(browserId('fb.1.1596403881668.1098115397')).toBe('fb.1.1596403881668.1098115397')
  expect(browserId('fb.1.1596403881668.1098115397.AQ')).toBeDefined()
  for (const none of [undefined, '', 'fb.9.1596403881668.1', 'fb.1.159.1', 'a@b.example'])
    expect([browserId(none), clickId(none)]).toEqual([undefined, undefined])
})

test('the client of analytics is the end of its cookie', () => {
  expect(clientIdOf('GA1.1.1554763741.1700000000')).toBe('1554763741.1700000000')
  expect(clientIdOf('x')).toBeUndefined()
})
