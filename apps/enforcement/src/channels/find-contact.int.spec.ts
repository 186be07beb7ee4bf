import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { egressPolicy, GuardedFetch } from '@originseal/egress'
import { FindContact } from './find-contact'

const hosts = ['www.shop.example', 'iana.example', 'rdap.example']
const pages = new Map<string, { body: string; headers?: Record<string, string> }>()
const visited: string[] = []
let server: Server
let port: number
let fetch: GuardedFetch

/** A small web: each page under its host and path. */
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const name = `${headers.host?.split(':')[0]}${url}`
    visited.push(name)
    const page = pages.get(name)
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html', ...page?.headers })
      .end(page?.body ?? '')
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
  pages.clear()
  visited.length = 0
})

const find = (address = '8.8.8.8') =>
  new FindContact({ fetch, resolve: async () => [address], bootstrapUrl: `http://iana.example:${port}` })
const item = () => `http://www.shop.example:${port}/item`
const mailboxes = async (search: FindContact) =>
  (await search.execute(item())).contacts.map(({ mailbox, source }) => [mailbox, source])

const publishRecord = (body: string) => {
  pages.set('iana.example/ipv4.json', {
    body: JSON.stringify({ services: [[['8.0.0.0/8'], [`http://rdap.example:${port}/`]]] }),
  })
  pages.set('rdap.example/ip/8.8.8.8', { body })
}
const record = JSON.stringify({
  entities: [{ roles: ['abuse'], vcardArray: ['vcard', [['email', {}, 'text', 'abuse@net.example']]] }],
})

test('the site is asked first, on the page that it names for reports; then its network', async () => {
  pages.set('www.shop.example/item', { body: '<a href="/rights">著作權保護</a> service@shop.example' })
  pages.set('www.shop.example/rights', {
    body: '檢舉信箱：<a href="mailto:Abuse@shop.example?subject=x">寄信</a>，或 dmca@evil.example',
  })
  publishRecord(record)
  expect(await mailboxes(find())).toEqual([
    ['abuse@shop.example', 'site'],
    ['abuse@net.example', 'network'],
  ])
})

test.each([
  ['nothing', undefined],
  ['words instead of a record', '<html>please slow down</html>'],
  ['more than a record is', `{"entities": "${'x'.repeat(600_000)}"}`],
])('a network that answers with %s has no contact', async (_, body) => {
  pages.set('www.shop.example/item', { body: 'nobody to write to' })
  publishRecord(body ?? '')
  if (body === undefined) pages.delete('rdap.example/ip/8.8.8.8')
  expect(await mailboxes(find())).toEqual([])
})

test('the network of a private address is nobody’s to ask', async () => {
  publishRecord(record)
  expect(await mailboxes(find('10.0.0.1'))).toEqual([])
  expect(visited.filter((name) => name.startsWith('rdap'))).toEqual([])
})

test('a site behind Cloudflare is told, and the network before it is not taken for its host', async () => {
  pages.set('www.shop.example/item', { body: 'hello', headers: { 'cf-ray': '1-TPE' } })
  publishRecord(record)
  expect(await find().execute(item())).toEqual({ contacts: [], frontedBy: 'cloudflare' })
})

test('which server knows which network is asked once a day', async () => {
  publishRecord(record)
  const search = find()
  await search.execute(item())
  await search.execute(item())
  expect(visited.filter((name) => name === 'iana.example/ipv4.json')).toHaveLength(1)
})
