import { only, visitsOf } from './visits.mjs'

const table = {
  pages: [
    { path: '/blog/one', module: '/article-page.tsx' },
    { path: '/admin/login', module: '/admin-login.tsx' },
    { path: '/blog/two', module: '/article-page.tsx' },
    { path: '/scans/:scanId', module: '/scan-page.tsx' },
    { path: '/listing-scans/:scanId', module: '/listing-scan-page.tsx' },
    // An old address.
    { path: '/free-trial' },
  ],
}
const visits = visitsOf(table, { scanId: 's1', '/listing-scans/:scanId': { scanId: 's2' } })

test('each page is a row; articles, which one page shows, are one together, and an old address is none', () => {
  expect(visits).toEqual([
    { path: '/blog/one', address: '/blog/one', alike: ['/blog/two'] },
    { path: '/admin/login', address: '/admin/login', alike: [] },
    { path: '/scans/:scanId', address: '/scans/s1', alike: [] },
    { path: '/listing-scans/:scanId', address: '/listing-scans/s2', alike: [] },
  ])
})

test('some rows alone are measured, and one that is none is said', () => {
  expect(only(visits, ['/admin/login']).map(({ path }) => path)).toEqual(['/admin/login'])
  expect(() => only(visits, ['/admin/login', '/blog/two'])).toThrow('no row is /blog/two')
})
