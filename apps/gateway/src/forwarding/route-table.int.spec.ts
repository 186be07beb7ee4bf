import { startGateway, type Echo, type RunningGateway } from '../gateway.harness'
import { addressesOf } from '@originseal/contracts'
import { publicEndpoints } from '@originseal/contracts/endpoints'

let gateway: RunningGateway
beforeAll(async () => (gateway = await startGateway()))
afterAll(() => gateway.stop())

const one = '0b3f0a4e-6d8f-4a0e-9c54-0d6f1d1a7c11'
const filled = (path: string) => path.replaceAll(/:\w+/gu, one)
const addresses = publicEndpoints.flatMap((route) => {
  const { method, service, access } = route
  return addressesOf(route).map((address) => ({
    method,
    service,
    access,
    address,
    name: `${method} ${address}`,
  }))
})
const guarded = addresses.filter(({ access }) => access !== 'anyone' && access !== 'progress-token')

describe('the route table', () => {
  it('AUTH-15: serves what is written without /api under /api as well', () => {
    const names = addresses.map(({ name }) => name)
    for (const path of ['/auth/login', '/auth/register', '/protect/trial']) {
      expect(names).toEqual(expect.arrayContaining([`POST ${path}`, `POST /api${path}`]))
    }
    expect(names).toHaveLength(new Set(names).size)
  })

  it.each(addresses)('SYS-02: $name reaches its service', async ({ method, address, service, access }) => {
    const isOpen = access === 'anyone' || access === 'progress-token'
    const headers = isOpen ? {} : await gateway.bearer('admin')
    const response = await gateway.get(`${filled(address)}?token=a%2Fb`, { method, headers })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      name: service,
      method,
      url: `${filled(address).replace(/^\/api\//u, '/')}?token=a%2Fb`,
    })
  })

  it.each(guarded)('$name costs no service anything for a stranger', async ({ method, address, service }) => {
    const before = gateway.services[service].asked.length
    const without = await gateway.get(filled(address), { method })
    expect(without.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect([without.status, await without.json()]).toMatchObject([401, { code: 'NOT_SIGNED_IN' }])
    const forged = await gateway.get(filled(address), {
      method,
      headers: { authorization: 'Bearer a.b.c' },
    })
    expect([forged.status, await forged.json()]).toMatchObject([401, { code: 'TOKEN_INVALID' }])
    expect(gateway.services[service].asked).toHaveLength(before)
  })

  it.each([
    ['GET', '/api/unknown'],
    ['GET', '/api'],
    ['GET', '/protect/trial/unknown'],
    ['POST', '/unknown'],
    ['POST', '/api/internal/trial-visitors'],
    ['POST', '/internal/trial-visitors'],
    ['GET', '/.well-known/jwks.json'],
    ['DELETE', '/protect/trial'],
    ['PUT', '/api/protect/trial'],
    ['POST', `/api/verify/${one}`],
    ['GET', '/api/protect/trial'],
    ['GET', `/api/verify/${one}/`],
    ['PATCH', '/'],
    ['GET', '/internal/revocations'],
    ['GET', '/api/internal/revocations'],
    ['GET', '/api/mails'],
    ['POST', '/api/auth/verify'],
    ['GET', '/api/auth/refresh'],
    ['GET', '/api/auth/linkedin'],
    ['DELETE', '/api/account'],
    ['PUT', '/api/account'],
  ])('%s %s is a problem 404', async (method, path) => {
    const response = await gateway.get(path, { method, headers: { accept: 'application/json' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  it('answers HEAD as GET without the body', async () => {
    const response = await gateway.get(`/api/verify/${one}`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(gateway.protection.asked.at(-1)?.method).toBe('HEAD')
  })

  it('leaves an encoded slash to the service, as it came', async () => {
    const response = await gateway.get('/api/verify/..%2F..%2Finternal%2Ftrial-visitors')
    const { url } = (await response.json()) as Echo
    expect(url).toBe('/verify/..%2F..%2Finternal%2Ftrial-visitors')
  })
})
