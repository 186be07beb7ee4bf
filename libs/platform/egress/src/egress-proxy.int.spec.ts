import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net'
import { egressPolicy, parseEgressAllow } from './egress-policy'
import { EgressProxy, type EgressProxyLimits } from './egress-proxy'
import type { EgressSeams } from './egress-guard'

let canary: TcpServer
let reached = 0
let servers: (Server | TcpServer)[] = []
let proxies: EgressProxy[] = []

const portOf = (server: Server | TcpServer): number => (server.address() as AddressInfo).port

async function listen<Some extends Server | TcpServer>(server: Some): Promise<Some> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function site(listener: RequestListener): Promise<string> {
  return `127.0.0.1:${portOf(await listen(createServer(listener)))}`
}

async function proxy(
  allow: string[],
  options: Partial<EgressProxyLimits> & EgressSeams = {},
): Promise<EgressProxy> {
  const policy = egressPolicy({
    allow: parseEgressAllow(allow.join(',')),
    ports: new Set([80, 443, portOf(canary)]),
  })
  const started = await EgressProxy.start(policy, options)
  proxies.push(started)
  return started
}

async function open(through: EgressProxy): Promise<Socket> {
  const socket = connect(Number(new URL(through.url).port), '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Says `text` to the proxy and reads until it closes. */
async function say(through: EgressProxy, text: string): Promise<string> {
  const socket = await open(through)
  socket.write(text)
  return heard(socket)
}

async function heard(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  if (!socket.closed) await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

const statusOf = (answer: string): string => answer.split(' ')[1] ?? 'cut'
const get = (url: string, more = ''): string =>
  `GET ${url} HTTP/1.1\r\nHost: x\r\n${more}Connection: close\r\n\r\n`
const tunnel = (target: string): string => `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`

beforeEach(async () => {
  reached = 0
  canary = await listen(
    createTcpServer((socket) => {
      reached += 1
      socket.end('secret')
    }),
  )
})

afterEach(async () => {
  await Promise.all(proxies.map((one) => one.close()))
  for (const server of servers) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
  servers = []
  proxies = []
})

describe('the egress proxy', () => {
  it('refuses CONNECT to loopback, metadata, private addresses, local names and odd ports, and remembers it', async () => {
    const through = await proxy([])
    const port = portOf(canary)
    const targets = [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `LOCALHOST.:${port}`,
      `[::1]:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
    ]
    targets.push(
      '169.254.169.254:80',
      '[fd00:ec2::254]:80',
      '10.0.0.1:443',
      'metadata.google.internal:80',
      'example.com:22',
    )
    targets.push(
      `2130706433:${port}`,
      `0x7f.1:${port}`,
      `127.1:${port}`,
      'x',
      ':',
      'example.com',
      `${new URL(through.url).host}`,
    )
    for (const target of targets)
      expect([target, statusOf(await say(through, tunnel(target)))]).toEqual([target, '403'])
    expect(through.traffic).toMatchObject({ connections: 0, refused: targets.length })
    expect(through.traffic.denied.map(({ target }) => target)).toEqual(targets)
    expect(reached).toBe(0)
  })

  it('refuses absolute-form requests in every forbidden form', async () => {
    const through = await proxy([])
    const port = portOf(canary)
    const urls = [
      `http://127.0.0.1:${port}/`,
      `http://0x7f000001:${port}/`,
      `http://①②⑦.0.0.1:${port}/`,
      `http://localhost:${port}/`,
    ]
    urls.push(
      'file:///etc/passwd',
      'https://example.com/',
      '/',
      '*',
      'http://u:p@example.com/',
      'ftp://example.com/',
    )
    for (const url of urls)
      expect([url, statusOf(await say(through, get(encodeURI(url))))]).toEqual([url, '403'])
    expect(reached).toBe(0)
  })

  it('refuses names that resolve to loopback, and asks no name twice: 200 rounds of rebinding', async () => {
    let asked = 0
    const dialled: string[] = []
    const through = await proxy([], {
      resolve: () => Promise.resolve(asked++ % 2 === 0 ? ['93.184.216.34'] : ['127.0.0.1']),
      connect: (options) => {
        options.lookup!('', { all: true }, (_error, answers) => {
          if (Array.isArray(answers)) dialled.push(...answers.map(({ address }) => address))
        })
        return connect(dialled.at(-1) === '93.184.216.34' ? { path: '/nonexistent.sock' } : options)
      },
    })
    const answers = new Map<string, number>()
    for (let round = 0; round < 200; round += 1) {
      const target = `r${round >> 1}.rebind.example.com:${portOf(canary)}`
      const status = statusOf(await say(through, round % 4 < 2 ? tunnel(target) : get(`http://${target}/`)))
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(answers)).toEqual({ 502: 100, 403: 100 })
    expect(asked).toBe(200)
    expect(new Set(dialled)).toEqual(new Set(['93.184.216.34']))
    expect(reached).toBe(0)
  })

  it('passes an allowed entry, by CONNECT and by absolute form, and counts what it carries', async () => {
    const host = await site((request, response) =>
      response.end(`${request.method} ${request.url} for ${request.headers.host}`),
    )
    const through = await proxy([host])
    const plain = await say(through, get(`http://${host}/a?b`))
    expect(plain).toContain(`GET /a?b for ${host}`)
    const socket = await open(through)
    socket.write(tunnel(host))
    const [established] = (await once(socket, 'data')) as [Buffer]
    expect(established.toString()).toMatch(/^HTTP\/1\.1 200 /)
    socket.write(`GET /inside HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(await heard(socket)).toContain(`GET /inside for ${host}`)
    expect(through.traffic).toMatchObject({ connections: 2, refused: 0, denied: [] })
    expect(through.traffic.bytes).toBeGreaterThan(100)
  })

  it('sends on bytes that came right behind CONNECT', async () => {
    const host = await site((request, response) => response.end(`${request.url}`))
    const early = `${tunnel(host)}GET /early HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
    expect(await say(await proxy([host]), early)).toContain('/early')
  })

  it('keeps hop-by-hop headers to itself and sends the Host of the URL', async () => {
    const host = await site((request, response) => {
      response.writeHead(200, { 'x-secret-hop': '1', connection: 'x-secret-hop' })
      response.end(JSON.stringify(request.headers))
    })
    const sent =
      'Proxy-Authorization: Basic eA==\r\nProxy-Connection: keep-alive\r\nTE: trailers\r\nX-Kept: yes\r\n'
    const answer = await say(await proxy([host]), get(`http://${host}/`, sent))
    const seen = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as Record<
      string,
      string
    >
    expect(seen).toEqual({ host, 'x-kept': 'yes', connection: 'close' })
    expect(answer).not.toMatch(/x-secret-hop/i)
  })

  it('forwards a request body', async () => {
    const host = await site((request, response) => void request.pipe(response))
    const post = `POST http://${host}/ HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello`
    expect(await say(await proxy([host]), post)).toContain('hello')
  })

  it('has no more than the allowed number of connections open, and takes new ones when they end', async () => {
    const host = await site((_request, response) => response.end())
    const through = await proxy([host], { maxConnections: 1 })
    const socket = await open(through)
    socket.write(tunnel(host))
    await once(socket, 'data')
    expect(statusOf(await say(through, tunnel(host)))).toBe('503')
    socket.destroy()
    let status = '503'
    while (status === '503') status = statusOf(await say(through, get(`http://${host}/`)))
    expect(status).toBe('200')
  })

  it('with no connection allowed refuses everything', async () => {
    const host = await site((_request, response) => response.end())
    const through = await proxy([host], { maxConnections: 0 })
    expect(statusOf(await say(through, get(`http://${host}/`)))).toBe('503')
    expect(through.traffic.denied).toMatchObject([{ code: 'limit' }])
  })

  it('cuts everything when the bytes are used up, and refuses from then on', async () => {
    const host = await site((_request, response) => {
      const more = (): void =>
        void (!response.destroyed && response.write(Buffer.alloc(65_536), () => setImmediate(more)))
      more()
    })
    const through = await proxy([host], { maxBytes: 1_000_000 })
    const answer = await say(through, get(`http://${host}/`))
    expect(answer.length).toBeLessThan(1_500_000)
    expect(statusOf(await say(through, get(`http://${host}/`)))).toBe('503')
    expect(through.traffic.denied.map(({ code }) => code)).toEqual(['too-large', 'limit'])
  })

  it('cuts a tunnel in which nothing moves', async () => {
    const quiet = await listen(createTcpServer(() => undefined))
    const host = `127.0.0.1:${portOf(quiet)}`
    const answer = await say(await proxy([host], { idleMs: 200 }), tunnel(host))
    expect(statusOf(answer)).toBe('200')
  })

  it('answers 502 when the host is not there', async () => {
    const host = await site(() => undefined)
    servers.at(-1)!.close()
    expect(statusOf(await say(await proxy([host]), tunnel(host)))).toBe('502')
  })

  it('close cuts open tunnels and connections that are being made', async () => {
    const quiet = await listen(createTcpServer(() => undefined))
    const host = `127.0.0.1:${portOf(quiet)}`
    const through = await proxy([host], { resolve: () => new Promise(() => undefined) })
    const open1 = say(through, tunnel(host))
    const open2 = say(through, tunnel('waits.example.com:443'))
    while (through.traffic.connections < 1) await new Promise((resolve) => setTimeout(resolve, 10))
    await through.close()
    expect(statusOf(await open1)).toBe('200')
    expect(['502', 'cut']).toContain(statusOf(await open2))
  })

  it('survives garbage', async () => {
    const through = await proxy([])
    for (const text of [
      '\r\n\r\n\r\n',
      'GET\r\n\r\n',
      '\u0016\u0003\u0001',
      'CONNECT \r\n\r\n',
      'GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n',
    ])
      await say(through, `${text}\r\n\r\n\r\nxx\r\n\r\n`)
    expect(statusOf(await say(through, tunnel('127.0.0.1:80')))).toBe('403')
  })
})
