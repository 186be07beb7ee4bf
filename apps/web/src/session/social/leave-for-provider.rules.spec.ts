import { addressOf, attemptsFor, intentOf } from './leave-for-provider.rules'

const google = new URL(addressOf('google'), 'https://originseal.example')

it('AUTH-08: sign-in is a navigation to /api/auth/google and /api/auth/facebook', () => {
  expect(attemptsFor(google, undefined)).toEqual([
    { by: 'navigation', address: 'https://originseal.example/api/auth/google' },
  ])
  expect(addressOf('facebook')).toBe('/api/auth/facebook')
})

it('AUTH-08: inside an app on Android Chrome is tried, then Samsung Internet, then the app itself', () => {
  expect(attemptsFor(google, { browser: 'instagram', system: 'android' })).toEqual([
    {
      by: 'navigation',
      address:
        'intent://originseal.example/api/auth/google#Intent;scheme=https;package=com.android.chrome;end',
    },
    {
      by: 'navigation',
      address:
        'intent://originseal.example/api/auth/google#Intent;scheme=https;package=com.sec.android.app.sbrowser;end',
    },
    { by: 'navigation', address: google.href },
  ])
})

it('AUTH-08: inside an app on iOS a new tab is tried, in LINE with its own way out', () => {
  expect(attemptsFor(google, { browser: 'facebook', system: 'ios' })).toEqual([
    { by: 'new-tab', address: google.href },
  ])
  expect(attemptsFor(google, { browser: 'line', system: 'ios' })).toEqual([
    { by: 'new-tab', address: `${google.href}?openExternalBrowser=1` },
  ])
})

it('AUTH-08: an intent keeps port, query and scheme of the address', () => {
  const local = new URL('http://192.168.1.5:8080/api/auth/google?a=b&c=%23')
  expect(intentOf(local, 'com.android.chrome')).toBe(
    'intent://192.168.1.5:8080/api/auth/google?a=b&c=%23#Intent;scheme=http;package=com.android.chrome;end',
  )
})
