import { printedCode, readCode } from './respondent-code.rules'
import { hashOfSecret, RespondentLinks } from './respondent-links'

const links = new RespondentLinks(new Uint8Array(32).fill(7))
const ids = Array.from({ length: 500 }, () => crypto.randomUUID())

test('a link is 144 bits in an address, and its code ten characters that nobody confuses', () => {
  for (const id of ids) {
    expect(links.tokenOf(id)).toMatch(/^[\w-]{24}$/)
    expect(links.codeOf(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  }
  expect(new Set(ids.map((id) => links.codeOf(id))).size).toBe(ids.length)
})

test('the same id gives the same link, which nobody finds without the key', () => {
  const id = ids[0]!
  const stranger = new RespondentLinks(new Uint8Array(32).fill(8))
  expect(links.make(id)).toEqual(links.make(id))
  expect(links.make(id).tokenSha256).toEqual(hashOfSecret(links.tokenOf(id)))
  expect(stranger.tokenOf(id)).not.toBe(links.tokenOf(id))
})

test('a code is read however it is typed', () => {
  for (const id of ids) {
    const code = links.codeOf(id)
    const typed = printedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    expect(readCode(` ${typed} `)).toBe(code)
  }
})
