import { leaveForProvider, type Exits } from './leave-for-provider'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.0.0 Mobile Safari/537.36 Line/14.3.0/IAB'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/458.0.0.28.111]'

/** A browser that is left at the n-th try, and can or cannot open tabs. */
function exits(userAgent: string, { leftAt = 1, opensTabs = true } = {}) {
  const gone: string[] = []
  const browser: Exits = {
    userAgent,
    isInstalled: false,
    origin: 'https://originseal.example',
    go: (address) => void gone.push(address),
    openTab: (address) => opensTabs && gone.push(address) > 0,
    isLeftWithin: () => Promise.resolve(gone.length >= leftAt),
  }
  return { gone, browser }
}

it('AUTH-08: a browser of its own simply goes there', async () => {
  const { gone, browser } = exits('Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0')
  expect(await leaveForProvider('google', browser)).toBe('left')
  expect(gone).toEqual(['https://originseal.example/api/auth/google'])
})

it.each([
  [1, ['com.android.chrome']],
  [2, ['com.android.chrome', 'com.sec.android.app.sbrowser']],
  [3, ['com.android.chrome', 'com.sec.android.app.sbrowser', 'https://originseal.example/api/auth/google']],
])('AUTH-08: Android in LINE, where try %i succeeds', async (leftAt, expected) => {
  const { gone, browser } = exits(ANDROID, { leftAt })
  expect(await leaveForProvider('google', browser)).toBe('left')
  expect(gone.map((address) => /package=([^;]+)/.exec(address)?.[1] ?? address)).toEqual(expected)
})

it('AUTH-08: an iPhone in Facebook opens a tab, or only its menu leads out', async () => {
  const opening = exits(IPHONE)
  expect(await leaveForProvider('facebook', opening.browser)).toBe('left')
  expect(opening.gone).toEqual(['https://originseal.example/api/auth/facebook'])
  const closed = exits(IPHONE, { opensTabs: false })
  expect(await leaveForProvider('facebook', closed.browser)).toBe('stuck')
  expect(closed.gone).toEqual([])
})
