import { login, registerAccount, verifySession } from '@originseal/contracts/identity/endpoints'
import { readWork, registerWork } from '@originseal/contracts/protection/endpoints'
import { readVideoStill } from '@originseal/contracts/scan-orchestrator/endpoints'
import { addressOf, callOptionsOf, calling, requestTo } from './endpoint'

describe('AUTH-14, AUTH-15: where an endpoint is called', () => {
  it.each([
    [login, {}, '/api/auth/login'],
    [verifySession, {}, '/api/auth/verify'],
    [readWork, { id: '1' }, '/api/protect/trial/files/1'],
    [readVideoStill, { id: 'a/b?', frame: 7 }, '/api/videos/a%2Fb%3F/stills/7'],
  ])('$name', (endpoint, params, address) => {
    expect(addressOf(endpoint, params)).toBe(address)
  })
})

describe('a call', () => {
  it('bears what it is given, and nothing that it is not', () => {
    expect(requestTo(verifySession, {})).toEqual({ url: '/api/auth/verify', method: 'GET', headers: {} })
    const body = { identifier: 'a', password: 'b' }
    expect(requestTo(login, { body })).toMatchObject({ method: 'POST', body })
  })

  it('bears a key of its own each time, where one effect per key is promised, or the given one', () => {
    const keys = [1, 2].map(() => requestTo(registerAccount, { body: {} }).headers)
    expect(keys).toEqual(
      [1, 2].map(() => ({ 'Idempotency-Key': expect.stringMatching(/^[\da-f-]{36}$/) as string })),
    )
    expect(keys[0]).not.toEqual(keys[1])
    expect(requestTo(registerWork, { idempotencyKey: 'given-key' }).headers).toEqual({
      'Idempotency-Key': 'given-key',
    })
  })

  it('knows what its answer must be, and whose refusal a 401 is', () => {
    expect(calling(login, () => ({ body: {} })).rawResponseSchema).toBe(login.response.json)
    expect([login, verifySession].map(callOptionsOf)).toEqual([
      { provesItself: true },
      { provesItself: false },
    ])
  })
})
