import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { egressPolicy, parseEgressAllow, type EgressPolicy } from './egress-policy'
import { GuardedFetch, type GuardedFetchOptions, type VisitOptions } from './guarded-fetch'

/** Counts whoever reaches it: the forbidden place. */
let canary: TcpServer
let reached = 0
let servers: (Server | TcpServer)[] = []
let fetchers: GuardedFetch[] = []

const portOf = (server: Server | TcpServer): number => (server.address() as AddressInfo).port

async function listen<Some extends Server | TcpServer>(server: Some): Promise<Some> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function site(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${portOf(await listen(createServer(listener)))}`
}

/** A fetcher that is allowed to reach the given origins and, as for any public host, the ports 80, 443 and the canary's. */
function fetcher(
  origins: string[],
  changes: Partial<EgressPolicy> = {},
  options: GuardedFetchOptions = {},
): GuardedFetch {
  const allow = parseEgressAllow(origins.map((origin) => origin.replace('http://', '')).join(','))
  const ports = new Set([80, 443, portOf(canary)])
  const made = new GuardedFetch(egressPolicy({ allow, ports, timeoutMs: 5_000, ...changes }), options)
  fetchers.push(made)
  return made
}

async function outcome(fetch: GuardedFetch, url: string, options?: VisitOptions): Promise<string> {
  try {
    return String((await fetch.visit(url, options)).status)
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

beforeEach(async () => {
  reached = 0
  canary = await listen(
    createTcpServer((socket) => {
      reached += 1
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret')
    }),
  )
})

afterEach(async () => {
  await Promise.all(fetchers.map((one) => one.close()))
  for (const server of servers) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
  servers = []
  fetchers = []
})

describe('hostile servers', () => {
  it.each([
    ['gzip', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ['br', brotliCompressSync(Buffer.alloc(64 * 1024 * 1024))],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(64 * 1024 * 1024)))],
  ])('a %s bomb ends as too large', async (encoding, bomb) => {
    const origin = await site((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(bomb),
    )
    expect(bomb.length).toBeLessThan(100_000)
    expect(await outcome(fetcher([origin], { maxBytes: 1024 * 1024 }), origin)).toBe('too-large')
  })

  it('an endless body ends as too large, and the server sees its connection cut', async () => {
    let cut = false
    const origin = await site((_request, response) => {
      const more = (): void =>
        void (!response.destroyed && response.write(Buffer.alloc(65_536), () => setImmediate(more)))
      response.on('close', () => (cut = true))
      more()
    })
    expect(await outcome(fetcher([origin]), origin, { maxBytes: 500_000 })).toBe('too-large')
    await until(() => cut)
  })

  it('a body of exactly the limit passes, one byte more does not', async () => {
    const origin = await site((request, response) =>
      response.end(Buffer.alloc(Number(request.url!.slice(1)))),
    )
    const fetch = fetcher([origin], { maxBytes: 1000 })
    expect([await outcome(fetch, `${origin}/1000`), await outcome(fetch, `${origin}/1001`)]).toEqual([
      '200',
      'too-large',
    ])
  })

  const drips: [string, (write: (text: string) => void) => void][] = [
    ['headers', (write) => write('X')],
    ['a body', (write) => write('1\r\nx\r\n')],
  ]
  it.each(drips)('one that drips %s ends by the time limit', async (what, drip) => {
    const server = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => socket.destroy())
        socket.write(
          what === 'headers'
            ? 'HTTP/1.1 200 OK\r\n'
            : 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n',
        )
        const dripping = setInterval(() => drip((text) => socket.write(text)), 20)
        socket.on('close', () => clearInterval(dripping))
      }),
    )
    const origin = `http://127.0.0.1:${portOf(server)}`
    const began = performance.now()
    expect(await outcome(fetcher([origin]), origin, { timeoutMs: 300 })).toBe('timeout')
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it.each([
    ['garbage', 'SSH-2.0-OpenSSH_9.2\r\n', 'protocol'],
    ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n', 'protocol'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 'protocol'],
    ['too many headers', `HTTP/1.1 200 OK\r\n${'X-Y: z\r\n'.repeat(20_000)}\r\n`, 'protocol'],
    ['nothing', '', 'connection'],
    ['half a body', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf', 'connection'],
    [
      'a broken gzip',
      'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnope',
      'protocol',
    ],
    [
      'an unknown encoding',
      'HTTP/1.1 200 OK\r\nContent-Encoding: constructor\r\nContent-Length: 1\r\n\r\nx',
      'protocol',
    ],
    [
      'nine encodings',
      `HTTP/1.1 200 OK\r\nContent-Encoding: ${'gzip,'.repeat(9)}\r\nContent-Length: 1\r\n\r\nx`,
      'protocol',
    ],
  ])('one that answers %s ends as told', async (_what, answer, code) => {
    const server = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => socket.destroy())
        socket.once('data', () => socket.end(answer))
      }),
    )
    const origin = `http://127.0.0.1:${portOf(server)}`
    expect(await outcome(fetcher([origin]), origin)).toBe(code)
  })

  it('a caller can call it off', async () => {
    const origin = await site(() => undefined)
    const signal = AbortSignal.abort()
    expect(await outcome(fetcher([origin]), origin, { signal })).toBe('aborted')
  })

  it('a closed port is `connection`, and the message does not tell where', async () => {
    const origin = await site(() => undefined)
    servers.at(-1)!.close()
    const failure = await fetcher([origin])
      .visit(origin)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'connection', reason: 'ECONNREFUSED' })
    expect(String(failure) + String((failure as Error).cause)).not.toMatch(/127\.0\.0\.1/)
  })
})

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10))
}
