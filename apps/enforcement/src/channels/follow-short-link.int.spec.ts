import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { egressPolicy, GuardedFetch } from '@originseal/egress'
import { FollowShortLink } from './follow-short-link'

const hosts = ['s.shopee.tw', 'lin.ee', 'shop.example']
/** Where each address leads. */
const ways = new Map<string, string>()
const asked: string[] = []
let server: Server
let port: number
let fetch: GuardedFetch
beforeAll(async () => {
  server = createServer(({ url = '', method, headers }, response) => {
    asked.push(`${method} ${headers.host?.split(':')[0]}${url}`)
    const to = ways.get(`${method} ${url}`) ?? ways.get(url)
    response.writeHead(to === undefined ? 200 : 302, to === undefined ? {} : { location: to }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  const allow = new Set(hosts.map((host) => `${host}:${port}`))
  fetch = new GuardedFetch(egressPolicy({ allow }), { resolve: async () => ['127.0.0.1'] })
})
afterAll(async () => {
  await fetch.close()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  ways.clear()
  asked.length = 0
})

const at = (host: string, path: string) => `http://${host}:${port}${path}`
const follow = (path: string, host = 's.shopee.tw') => new FollowShortLink(fetch).execute(at(host, path))

test('MEMBER-06: a short link is the item that it leads to, which itself is not visited', async () => {
  ways.set('/abc', at('s.shopee.tw', '/on'))
  ways.set('/on', 'https://shopee.tw/product/1/2?sp_atk=x')
  expect(await follow('/abc')).toMatchObject({ key: 'shopee:item:1.2', platform: 'shopee' })
  expect(asked).toEqual(['HEAD s.shopee.tw/abc', 'HEAD s.shopee.tw/on'])
})

test('a host that leads on only who asks for the page is asked for it', async () => {
  ways.set('GET /abc', 'https://shopee.tw/product/1/2')
  expect(await follow('/abc')).toMatchObject({ key: 'shopee:item:1.2' })
})

test('it may lead to a site of no platform', async () => {
  ways.set('/abc', at('shop.example', '/items/1'))
  expect(await follow('/abc', 'lin.ee')).toMatchObject({ domain: 'shop.example', kind: 'page' })
})

test.each([
  ['to nothing', undefined],
  ['to a search', 'https://shopee.tw/search?keyword=x'],
  ['into this network', 'http://169.254.169.254/latest/meta-data'],
  ['in a circle', '/abc'],
  ['to the front page of a site', 'http://shop.example/'],
])('one that leads %s is left as it is', async (_, to) => {
  if (to !== undefined) ways.set('/abc', to)
  expect(await follow('/abc')).toBeUndefined()
})
