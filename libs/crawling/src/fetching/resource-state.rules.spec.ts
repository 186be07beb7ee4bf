import { isFresh, isUnchanged, renewed, stateOf, stateOfPage } from './resource-state.rules'

const url = 'https://shop.tw/a'
const at = new Date('2026-11-21T10:00:00Z')
const later = (seconds: number): Date => new Date(at.getTime() + seconds * 1_000)

test.each([
  [{ etag: '"1"' }, { url, etag: '"1"' }],
  [
    { 'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT' },
    { url, lastModified: 'Sat, 21 Nov 2026 09:00:00 GMT' },
  ],
  [{ 'cache-control': 'max-age=60' }, { url, freshUntil: later(60).toISOString() }],
  [{ 'cache-control': 'max-age=60, s-maxage=10' }, { url, freshUntil: later(10).toISOString() }],
  [
    { 'cache-control': 'max-age=60', age: '20' },
    { url, freshUntil: later(40).toISOString() },
  ],
  [{ 'cache-control': 'max-age=31536000, immutable' }, { url, freshUntil: later(86_400).toISOString() }],
  [
    { 'cache-control': 'no-cache, max-age=60', etag: 'W/"2"' },
    { url, etag: 'W/"2"' },
  ],
  [{ 'cache-control': 'no-store', etag: '"1"' }, undefined],
  [{ 'cache-control': 'No-Store', etag: '"1"' }, undefined],
  [{ 'cache-control': 'private', etag: '"1"' }, undefined],
  [{ 'cache-control': 'Max-Age="60"' }, { url, freshUntil: later(60).toISOString() }],
  [{ expires: 'Sat, 21 Nov 2026 10:01:00 GMT' }, { url, freshUntil: later(60).toISOString() }],
  [{ 'cache-control': 'max-age=60, stale-if-error=600' }, { url, freshUntil: later(60).toISOString() }],
  [{ vary: '*', etag: '"1"' }, undefined],
  [{ 'cache-control': 'max-age=60', age: '90' }, undefined],
  [{}, undefined],
])('an answer with %j can be known again by %j', (headers, state) => {
  expect(stateOf(url, headers, at)).toEqual(state)
})

test('fresh is what its server said, and not a moment longer', () => {
  const state = { url, freshUntil: later(60).toISOString() }
  expect([isFresh(state, later(59)), isFresh(state, later(60)), isFresh({ url, etag: '"1"' }, at)]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['304 to a tag', { etag: '"1"' }, { status: 304, headers: {} }, true],
  ['304 that nobody asked for', { freshUntil: at.toISOString() }, { status: 304, headers: {} }, false],
  ['the same strong tag', { etag: '"1"' }, { status: 200, headers: { etag: '"1"' } }, true],
  ['the same weak tag', { etag: 'W/"1"' }, { status: 200, headers: { etag: 'W/"1"' } }, false],
  ['another tag', { etag: '"1"' }, { status: 200, headers: { etag: '"2"' } }, false],
  ['a fault', { etag: '"1"' }, { status: 500, headers: { etag: '"1"' } }, false],
  ['nothing there', { lastModified: 'x' }, { status: 404, headers: {} }, false],
])('%s', (_, state, answer, expected) => {
  expect(isUnchanged({ url, ...state }, answer)).toBe(expected)
})

test('a 304 prolongs what may be used, and takes no validator away', () => {
  const state = { url, etag: '"1"', freshUntil: at.toISOString() }
  expect(renewed(state, { 'cache-control': 'max-age=30' }, later(100))).toEqual({
    url,
    etag: '"1"',
    freshUntil: later(130).toISOString(),
  })
  expect(renewed(state, {}, later(100))).toEqual({ url, etag: '"1"' })
})

test('a page in a browser can be known again only if all that it asked for can', () => {
  const part = (name: string, more: object = {}) => ({
    url: name,
    isImage: false,
    isIcon: false,
    denied: false,
    state: { url: name, etag: '"1"' },
    ...more,
  })
  const picture = part('p', { isImage: true, state: null })
  const refused = part('r', { denied: true, state: null })
  const icon = part('/favicon.ico', { isIcon: true, state: null })
  expect(
    stateOfPage([part('a'), part('b'), refused, icon], { pictures: true })?.map((state) => state.url),
  ).toEqual(['a', 'b'])
  expect(stateOfPage([part('a'), picture], { pictures: false })).toHaveLength(1)
  expect(stateOfPage([part('a'), picture], { pictures: true })).toBeUndefined()
  expect(stateOfPage([part('a'), part('api', { state: null })], { pictures: false })).toBeUndefined()
  expect(stateOfPage([], { pictures: true })).toBeUndefined()
})
