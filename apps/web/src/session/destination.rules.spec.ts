import fc from 'fast-check'
import { destinationOf, sameSitePath } from './destination.rules'

it.each([
  ['admin', undefined, '/admin/dashboard'],
  ['member', undefined, '/dashboard'],
  ['elite', undefined, '/dashboard'],
  ['member', { pathname: '/cases', search: '?page=2', hash: '#last' }, '/cases?page=2#last'],
  ['admin', { pathname: '/admin/users', search: '?q=a' }, '/admin/users?q=a'],
  ['member', { pathname: '/admin/users' }, '/dashboard'],
  ['member', { pathname: '/administrations' }, '/administrations'],
  ['member', { pathname: '/login', search: '?error=x' }, '/dashboard'],
  ['member', { pathname: '/register' }, '/dashboard'],
  ['member', { pathname: '/auth/oauth-success' }, '/dashboard'],
  ['admin', { pathname: '/admin/login' }, '/admin/dashboard'],
  ['member', { pathname: '/loginsight' }, '/loginsight'],
] as const)('AUTH-03: after a login %s that asked for %j goes to %s', (role, asked, path) => {
  expect(destinationOf(role, asked)).toBe(path)
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
])('AUTH-03: %j is no path of this site', (pathname) => {
  expect(sameSitePath({ pathname })).toBeUndefined()
})

it('AUTH-03: whatever is asked, the way leads nowhere else', () => {
  const part = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', 'a', '%2f'),
  })
  fc.assert(
    fc.property(part, part, (pathname, search) => {
      const path = destinationOf('member', { pathname, search })
      expect(new URL(path, 'https://originseal.example').origin).toBe('https://originseal.example')
    }),
    { numRuns: 5_000 },
  )
})
