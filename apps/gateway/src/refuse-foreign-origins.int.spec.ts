import { addressesOf, problemBody } from '@originseal/contracts'
import { publicEndpoints } from '@originseal/contracts/endpoints'
import { startGateway, type RunningGateway } from './gateway.harness'

let gateway: RunningGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const addressesIn = (some: typeof publicEndpoints) =>
  some.flatMap((route) =>
    addressesOf(route).map((path): [string, string] => [route.method, path.replaceAll(/:\w+/g, 'one')]),
  )
const addresses = addressesIn(publicEndpoints.filter(({ from }) => from !== 'anywhere'))
const forAnywhere = addressesIn(publicEndpoints.filter(({ from }) => from === 'anywhere'))
const changing = addresses.filter(([method]) => method !== 'GET')
const reading = addresses.filter(([method]) => method === 'GET')

const codeOf = async (response: Response): Promise<string | undefined> =>
  problemBody.safeParse(await response.json().catch(() => undefined)).data?.code
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
]
const ask = ([method, path]: [string, string], headers: Record<string, string>) =>
  gateway.get(path, { method, headers, redirect: 'manual' })

describe('W11: a page of another site', () => {
  it.each(changing)('reaches no service by %s %s', async (...address) => {
    const asked = () =>
      [gateway.identity, gateway.protection, gateway.scanOrchestrator].map((one) => one.asked.length)
    const before = asked()
    for (const headers of foreign) {
      const response = await ask(address, headers)
      expect([response.status, await codeOf(response)]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
    }
    expect(asked()).toEqual(before)
  })

  it('W12: reaches what is for anywhere: the ways back from the payment provider, and nothing else', async () => {
    const paths = ['notice', 'number', 'period', 'result'].map((name) => `/api/payments/ecpay/${name}`)
    expect(forAnywhere).toEqual(paths.map((path) => ['POST', path]))
    for (const address of forAnywhere)
      for (const headers of foreign)
        expect(await codeOf(await ask(address, headers))).not.toBe('ORIGIN_NOT_ALLOWED')
  })

  it.each(reading)('may be a link to %s %s', async (...address) => {
    expect(await codeOf(await ask(address, { 'sec-fetch-site': 'cross-site' }))).not.toBe(
      'ORIGIN_NOT_ALLOWED',
    )
  })
})

describe('our own page', () => {
  it.each([
    ['in a browser', () => ({ origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' })],
    ['in a browser that names no site', () => ({ origin: gateway.url })],
    ['or a program', () => ({})],
  ])('refreshes its session: %s', async (_, headers) => {
    const response = await ask(['POST', '/api/auth/refresh'], {
      ...headers(),
      cookie: 'originseal-refresh=x',
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ name: 'identity', url: '/auth/refresh' })
  })
})
