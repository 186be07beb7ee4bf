import { hashOfCode, isCodeAlive, isSameHash, makeCode, mostCodeTries } from './one-time-code'

const key = new Uint8Array(32).fill(1)
const now = new Date('2026-11-26T08:00:00Z')
const code = { hash: Buffer.alloc(32), expiresAt: new Date(now.getTime() + 1), tries: 0 }

describe('MEMBER-07: the code that confirms an address', () => {
  it('is eight characters that nobody takes for others, another one each time', () => {
    const codes = Array.from({ length: 500 }, makeCode)
    for (const each of codes) expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('is kept as what only this address and this key lead to', () => {
    const hash = hashOfCode(key, 'one', 'ABCDEFGH')
    expect(isSameHash(hash, hashOfCode(key, 'one', 'ABCDEFGH'))).toBe(true)
    expect(isSameHash(hash, hashOfCode(key, 'other', 'ABCDEFGH'))).toBe(false)
    expect(isSameHash(hash, hashOfCode(new Uint8Array(32), 'one', 'ABCDEFGH'))).toBe(false)
    expect(isSameHash(hash, hash.subarray(1))).toBe(false)
  })

  it.each([
    ['counts until its time is over', true, code],
    ['counts no more then', false, { ...code, expiresAt: now }],
    ['counts before the last wrong one', true, { ...code, tries: mostCodeTries - 1 }],
    ['counts no more after it', false, { ...code, tries: mostCodeTries }],
  ])('%s', (_, isAlive, given) => {
    expect(isCodeAlive(given, now)).toBe(isAlive)
  })
})
