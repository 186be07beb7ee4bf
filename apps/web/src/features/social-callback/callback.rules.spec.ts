import { callbackOf } from './callback.rules'

it.each([
  ['token=abc&provider=google', { is: 'token', token: 'abc' }],
  ['token=abc&error=access_denied', { is: 'refused', error: 'access_denied' }],
  ['provider=google', { is: 'empty' }],
  ['token=&error=', { is: 'empty' }],
  ['', { is: 'empty' }],
])('AUTH-09: %j', (query, callback) => {
  expect(callbackOf(new URLSearchParams(query))).toEqual(callback)
})

it('AUTH-09: a reason out of the address is not longer than a reason', () => {
  const long = callbackOf(new URLSearchParams({ error: '封'.repeat(500) }))
  expect(long).toEqual({ is: 'refused', error: '封'.repeat(80) })
})
