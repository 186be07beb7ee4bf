import { once } from 'node:events'
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { egressPolicy, parseEgressAllow } from './egress-policy'
import { startSocksProxy, type TestSocksProxy } from './fixtures'
import { GuardedFetch } from './guarded-fetch'
import { socksRoute } from './socks-route'

/** The way to the network by a proxy at another place. */
let proxy: TestSocksProxy
let site: HttpServer
let host: string
const opened: (Server | HttpServer | GuardedFetch)[] = []

const hostOf = (server: Server | HttpServer): string => `127.0.0.1:${(server.address() as AddressInfo).port}`

async function listen<Some extends Server | HttpServer>(server: Some): Promise<Some> {
  opened.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function fetcher(url: string, timeoutMs = 5_000): GuardedFetch {
  const policy = egressPolicy({ allow: parseEgressAllow(host), timeoutMs })
  const fetch = new GuardedFetch(policy, { route: socksRoute(url) })
  opened.push(fetch)
  return fetch
}

beforeAll(async () => {
  proxy = await startSocksProxy()
  site = await listen(
    createHttpServer((request, response) => {
      response.end(proxy.carries(request.socket.remotePort) ? 'by the proxy' : 'directly')
    }),
  )
  host = hostOf(site)
})
afterAll(async () => {
  site.closeAllConnections()
  await proxy.close()
  for (const each of opened)
    await (each instanceof GuardedFetch ? each.close() : new Promise((resolve) => each.close(resolve)))
})

it('a visit is made by the proxy, with a name and a password that carry signs of an address', async () => {
  const { status, body } = await fetcher(proxy.url).visit(`http://${host}/`)
  expect([status, body.toString()]).toEqual([200, 'by the proxy'])
  expect(proxy.asked).toEqual([host])
})

it('the proxy is asked for addresses that were judged, and never for a name', async () => {
  const policy = egressPolicy({ timeoutMs: 5_000 })
  const before = proxy.asked.length
  const rebinding = new GuardedFetch(policy, {
    route: socksRoute(proxy.url),
    resolve: async () => ['127.0.0.1'],
  })
  opened.push(rebinding)
  await expect(rebinding.visit('http://example.com/')).rejects.toMatchObject({ code: 'address-forbidden' })
  expect(proxy.asked).toHaveLength(before)
})

it.each<[string, () => Promise<string>]>([
  ['a wrong password', async () => proxy.url.replace('vantage:', 'vantage:x')],
  [
    'a proxy that is away',
    async () => {
      const gone = createServer().listen(0, '127.0.0.1')
      await once(gone, 'listening')
      const url = `socks5://user:secret@${hostOf(gone)}`
      await new Promise((resolve) => gone.close(resolve))
      return url
    },
  ],
  [
    'something that is no proxy',
    async () =>
      `socks5://user:secret@${hostOf(await listen(createServer((socket) => socket.resume().end('HTTP/1.1 400\r\n\r\n'))))}`,
  ],
])('%s is a failed connection, whose error tells neither password nor address', async (_what, url) => {
  const outcome = await fetcher(await url())
    .visit(`http://${host}/`)
    .catch((error: unknown) => error)
  expect(outcome).toMatchObject({ code: 'connection', reason: 'SOCKS' })
  expect(JSON.stringify(outcome, Object.getOwnPropertyNames(outcome))).not.toMatch(/secret|word|127\.0/)
})

it('a proxy that says nothing is given up when time is up', async () => {
  const silent = await listen(createServer((socket) => socket.on('error', () => socket.destroy()).resume()))
  const fetch = fetcher(`socks5://${hostOf(silent)}`, 300)
  await expect(fetch.visit(`http://${host}/`)).rejects.toMatchObject({ code: 'timeout' })
})
