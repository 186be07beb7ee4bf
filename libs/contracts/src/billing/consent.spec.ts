import { consentOf, consentValue, cookieOf } from './consent'
import { isMeasuredPage } from './measured-pages'

const at = new Date('2026-11-22T00:00:00Z')

test.each([
  [{ analytics: true, marketing: false }, '1.10.1795305600'],
  [{ analytics: false, marketing: true }, '1.01.1795305600'],
])('what is agreed to is read as it was written: %j', (consent, value) => {
  expect(consentValue(consent, at)).toBe(value)
  expect(consentOf(`a=1; consent=${value}; b=2`)).toEqual(consent)
})

test.each([
  undefined,
  '',
  'a=1',
  'consent=',
  'consent=1.11',
  'consent=2.11.1',
  'xconsent=1.11.1',
  'consent=1.12.1',
])('%s is no consent', (cookies) => {
  expect(consentOf(cookies)).toBeUndefined()
})

test('the first of two cookies counts', () => {
  expect(cookieOf('consent=1.00.1; consent=1.11.1', 'consent')).toBe('1.00.1')
})

test.each([
  '/',
  '/en',
  '/pricing',
  '/pricing/',
  '/blog',
  '/blog/a/b.html',
  '/solutions/p2p-engine',
  '/trademark/search',
])('W11: %s may be measured', (path) => expect(isMeasuredPage(path)).toBe(true))

test.each([
  ...['/login', '/register', '/payment', '/payment/success', '/addon-payment', '/admin', '/admin/login'],
  ...['/dashboard', '/upload', '/protect/step1', '/verify/1', '/reset-password', '/auth/oauth-success'],
  ...['/blogger', '/pricing/x', '/_pixel-debug', '/member-info', '//login', '/en/login'],
])('W11: %s is never measured by strangers', (path) => expect(isMeasuredPage(path)).toBe(false))
