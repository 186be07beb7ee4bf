import { isLoggedIn } from './login-session'

const NOW = Date.UTC(2026, 10, 21)
const tokenWith = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

afterEach(() => localStorage.clear())

it.each([
  ['no token', undefined, false],
  ['a token that is still good', tokenWith({ exp: NOW / 1000 + 1, role: '會員' }), true],
  ['one that has expired', tokenWith({ exp: NOW / 1000 }), false],
  ['one without an end', tokenWith({}), false],
  ['something else', 'hello', false],
  ['nothing readable', 'a.%%%.c', false],
])('%s', (_what, token, expected) => {
  if (token) localStorage.setItem('accessToken', token)
  expect(isLoggedIn(NOW)).toBe(expected)
})
