import { pageNamed, sellerOf } from './seller-scenario.rules'

const origin = 'http://localhost:8080'
const token = 'Ab_-0123456789abcdefghij'

test.each([
  ['復刻海報 seller:licensed', 'licensed'],
  ['seller:silent desk:silence', 'silent'],
  ['seller:breaks', 'breaks'],
  ['seller:unknown', 'pays'],
  ['bestseller:silent', 'pays'],
  ['', 'pays'],
])('a listing that says %j is sold by one who: %s', (description, scenario) => {
  expect(sellerOf(description)).toBe(scenario)
})

test.each([
  ['the link in a notice', `您好，請見 ${origin}/d/${token}（代碼 ABCDE-12345）。`, `${origin}/d/${token}`],
  ['with a language behind it', `${origin}/d/${token}?lang=en`, `${origin}/d/${token}`],
  ['the first of two', `${origin}/d/${token} ${origin}/d/${'x'.repeat(24)}`, `${origin}/d/${token}`],
  ['nothing of another site', `http://evil.example/d/${token}`, undefined],
  ['nothing of a site that only begins like it', `${origin}.evil.example/d/${token}`, undefined],
  ['no other page of it', `${origin}/api/cases/${token}`, undefined],
  ['nothing too short for a link', `${origin}/d/abc`, undefined],
])('a seller follows %s', (_, text, page) => {
  expect(pageNamed(text, origin)).toBe(page)
})
