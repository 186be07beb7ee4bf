import fc from 'fast-check'
import { claimsOf, isExpired, renewalTime } from './claims.rules'

const tokenWith = (payload: unknown) => `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
const claims = { userId: 'u1', role: 'member', exp: 1_000 }

describe('AUTH-10: the payload is userId, role and exp', () => {
  it('is read, also with letters beyond ASCII', () => {
    expect(claimsOf(tokenWith({ ...claims, role: '會員', sid: 'x' }))).toEqual({ ...claims, role: '會員' })
  })

  it.each([
    ['something else', 'hello'],
    ['nothing readable', 'a.%%%.c'],
    ['no object', tokenWith(null)],
    ['no userId', tokenWith({ ...claims, userId: undefined })],
    ['no role', tokenWith({ ...claims, role: 7 })],
    ['no end', tokenWith({ ...claims, exp: 'soon' })],
  ])('%s is no token', (_what, token) => expect(claimsOf(token)).toBeUndefined())

  it('never throws, whatever is stored', () => {
    const read = fc.property(fc.string(), (text) => void claimsOf(`a.${text}.c`))
    expect(() => fc.assert(read)).not.toThrow()
  })

  it.each([
    [999_999, false],
    [1_000_000, true],
    [1_000_001, true],
  ])('at %d ms its expiry is %s', (now, expected) => expect(isExpired(claims, now)).toBe(expected))
})

describe('AUTH-10: a token is renewed before it expires', () => {
  it('two minutes before', () => expect(renewalTime({ ...claims, iat: 100 })).toBe(880_000))
  it('a short-lived one at half its life', () => expect(renewalTime({ ...claims, iat: 940 })).toBe(970_000))
  it('also without knowing when it was signed', () => expect(renewalTime(claims)).toBe(880_000))
})
