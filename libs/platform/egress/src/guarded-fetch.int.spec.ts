import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
} from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
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

describe('a visit', () => {
  it('brings the body, its hash, the headers and where it ended', async () => {
    const origin = await site((request, response) => {
      response.writeHead(200, {
        'content-type': 'text/plain',
        'set-cookie': ['a=1', 'b=2'],
        'x-twice': ['1', '2'],
      })
      response.end(JSON.stringify(request.headers))
    })
    const visit = await fetcher([origin], { userAgent: 'OriginSealBot/9 (+https://example.com/bot)' }).visit(
      `${origin}/a?b#c`,
    )
    const seen = JSON.parse(visit.body.toString()) as Record<string, string>
    expect(visit).toMatchObject({
      status: 200,
      finalUrl: `${origin}/a?b#c`,
      redirects: [],
      contentType: 'text/plain',
    })
    expect(visit.sha256).toBe(createHash('sha256').update(visit.body).digest('hex'))
    expect(visit.bytes).toBe(visit.body.length)
    expect(visit.headers).toMatchObject({ 'x-twice': '1, 2' })
    expect(visit.headers).not.toHaveProperty('set-cookie')
    expect(seen['user-agent']).toBe('OriginSealBot/9 (+https://example.com/bot)')
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['cookie']))
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['authorization']))
  })

  it('keeps no cookie between visits', async () => {
    const cookies: (string | undefined)[] = []
    const origin = await site((request, response) => {
      cookies.push(request.headers.cookie)
      response.writeHead(200, { 'set-cookie': 'id=1' }).end()
    })
    const fetch = fetcher([origin])
    await fetch.visit(origin)
    await fetch.visit(origin)
    expect(cookies).toEqual([undefined, undefined])
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['gzip, br', (bytes: Buffer) => brotliCompressSync(gzipSync(bytes))],
  ])('undoes %s', async (encoding, compress) => {
    const text = '原印'.repeat(1000)
    const origin = await site((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(compress(Buffer.from(text))),
    )
    expect((await fetcher([origin]).visit(origin)).body.toString()).toBe(text)
  })

  it('takes the answer to HEAD, with an encoding and no body', async () => {
    const origin = await site((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': 9 }).end(),
    )
    expect(await fetcher([origin]).visit(origin, { method: 'HEAD' })).toMatchObject({ status: 200, bytes: 0 })
  })

  it('gives 404 and 500 as answers', async () => {
    const origin = await site((request, response) =>
      response.writeHead(Number(request.url!.slice(1))).end('no'),
    )
    const fetch = fetcher([origin])
    expect([await outcome(fetch, `${origin}/404`), await outcome(fetch, `${origin}/500`)]).toEqual([
      '404',
      '500',
    ])
  })
})

describe('redirects (C3)', () => {
  const statuses = [301, 302, 303, 307, 308]

  async function redirector(location: string): Promise<string> {
    return site((request, response) => {
      const status = Number(request.url!.slice(1))
      if (status > 0) response.writeHead(status, { location }).end('moved')
      else response.end(`${request.method} arrived`)
    })
  }

  it.each(statuses)('%i to an allowed page is followed and told', async (status) => {
    const origin = await redirector('/')
    const visit = await fetcher([origin]).visit(`${origin}/${status}`)
    expect(visit.body.toString()).toBe('GET arrived')
    expect(visit.redirects).toEqual([{ status, from: `${origin}/${status}`, to: `${origin}/` }])
    expect(visit.finalUrl).toBe(`${origin}/`)
  })

  it.each([
    [301, 'GET'],
    [302, 'GET'],
    [303, 'GET'],
    [307, 'POST'],
    [308, 'POST'],
  ])('a POST redirected by %i arrives as %s', async (status, method) => {
    const origin = await redirector('/')
    const content = { type: 'text/plain', body: Buffer.from('x') }
    const visit = await fetcher([origin]).visit(`${origin}/${status}`, { method: 'POST', content })
    expect(visit.body.toString()).toBe(`${method} arrived`)
  })

  const elsewhere: [string, () => string][] = [
    ['address-forbidden', () => `http://127.0.0.1:${portOf(canary)}/`],
    ['address-forbidden', () => `//127.0.0.1:${portOf(canary)}/`],
    ['address-forbidden', () => `http://2130706433:${portOf(canary)}/`],
    ['address-forbidden', () => `http://[::ffff:127.0.0.1]:${portOf(canary)}/`],
    ['host-forbidden', () => `http://localhost:${portOf(canary)}/`],
    ['address-forbidden', () => 'http://169.254.169.254/latest/meta-data/'],
    ['scheme-forbidden', () => 'file:///etc/passwd'],
    ['scheme-forbidden', () => 'data:text/plain,hello'],
    ['scheme-forbidden', () => 'gopher://127.0.0.1/'],
    ['credentials-forbidden', () => 'http://user:word@example.com/'],
    ['port-forbidden', () => 'http://example.com:6379/'],
    ['url-invalid', () => 'http://['],
  ]
  it.each(elsewhere.map(([code, location]) => ({ code, location })))(
    'all kinds end as $code',
    async ({ code, location }) => {
      const origin = await redirector(location())
      const fetch = fetcher([origin])
      for (const status of statuses) expect(await outcome(fetch, `${origin}/${status}`)).toBe(code)
      expect(reached).toBe(0)
    },
  )

  it('a loop ends after the allowed number', async () => {
    let hits = 0
    const origin = await site((_request, response) => {
      hits += 1
      response.writeHead(302, { location: '/again' }).end()
    })
    expect(await outcome(fetcher([origin], { maxRedirects: 3 }), origin)).toBe('too-many-redirects')
    expect(hits).toBe(4)
  })

  it('a redirect whose body never ends does not hold the visit', async () => {
    const origin = await site((request, response) => {
      if (request.url === '/end') return void response.end('there')
      response.writeHead(302, { location: '/end' }).write('x'.repeat(10_000))
    })
    expect((await fetcher([origin]).visit(origin)).body.toString()).toBe('there')
  })
})

describe('names that lie (C2)', () => {
  it('a resolver that says public first and loopback later never brings a packet to loopback: 400 visits', async () => {
    const port = portOf(canary)
    let asked = 0
    const dialled: string[] = []
    const refusing: GuardedFetchOptions = {
      resolve: () => Promise.resolve(asked++ % 2 === 0 ? ['93.184.216.34'] : ['127.0.0.1']),
      connect: (options) => {
        options.lookup!('', { all: true }, (_error, answers) => {
          if (Array.isArray(answers)) dialled.push(...answers.map(({ address }) => address))
        })
        // Nothing leaves for the public address; whatever else were chosen would be dialled for real.
        const nowhere = dialled.at(-1) === '93.184.216.34'
        const socket = connect(nowhere ? { path: '/nonexistent.sock' } : options)
        return socket
      },
    }
    const fetch = fetcher([], {}, refusing)
    const codes = new Map<string, number>()
    for (let round = 0; round < 400; round += 1) {
      const code = await outcome(fetch, `http://r${round >> 1}.rebind.example.com:${port}/`)
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    expect(Object.fromEntries(codes)).toEqual({ connection: 200, 'address-forbidden': 200 })
    expect(asked).toBe(400)
    expect(new Set(dialled)).toEqual(new Set(['93.184.216.34']))
    expect(reached).toBe(0)
  })

  it.each([
    [['127.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['2606:4700::1', '::1']],
    [['::ffff:127.0.0.1']],
    [['10.1.2.3', '93.184.216.34']],
    [['not an address']],
  ])('a name with the addresses %j is refused whole', async (addresses) => {
    const fetch = fetcher([], {}, { resolve: () => Promise.resolve(addresses) })
    expect(await outcome(fetch, `http://127.0.0.1.nip.io:${portOf(canary)}/`)).toBe('address-forbidden')
    expect(reached).toBe(0)
  })

  it('a redirect to a name that means loopback is refused', async () => {
    const origin = await site((_request, response) =>
      response.writeHead(302, { location: `http://lo.example.com:${portOf(canary)}/` }).end(),
    )
    const fetch = fetcher([origin], {}, { resolve: () => Promise.resolve(['127.0.0.1']) })
    expect(await outcome(fetch, origin)).toBe('address-forbidden')
    expect(reached).toBe(0)
  })

  it('an IP literal, for which no lookup happens, is refused all the same', async () => {
    const fetch = fetcher([])
    expect(await outcome(fetch, `http://127.0.0.1:${portOf(canary)}/`)).toBe('address-forbidden')
    expect(await outcome(fetch, `http://[::1]:${portOf(canary)}/`)).toBe('address-forbidden')
    expect(reached).toBe(0)
  })

  it('an allowed entry is one host and one port: its neighbour stays closed, and the canary can be reached', async () => {
    const origin = await site((_request, response) => response.end())
    expect(await outcome(fetcher([origin]), `http://127.0.0.1:${portOf(canary)}/`)).toBe('address-forbidden')
    expect(reached).toBe(0)
    expect(
      await outcome(fetcher([`http://127.0.0.1:${portOf(canary)}`]), `http://127.0.0.1:${portOf(canary)}/`),
    ).toBe('200')
    expect(reached).toBe(1)
  })

  it('a name server that never answers costs the time limit, no more', async () => {
    const fetch = fetcher([], { timeoutMs: 200 }, { resolve: () => new Promise(() => undefined) })
    expect(await outcome(fetch, 'http://slow.example.com/')).toBe('timeout')
  })

  it.each<[what: string, options: () => VisitOptions, outcome: string]>([
    ['its own shorter time limit', () => ({ timeoutMs: 100 }), 'timeout'],
    ['its signal', () => ({ signal: AbortSignal.timeout(100) }), 'timeout'],
    ['its signal, aborted before', () => ({ signal: AbortSignal.abort() }), 'aborted'],
  ])('a visit ends by %s before it is connected', async (_, options, expected) => {
    let giveUp = (_addresses: string[]): void => undefined
    const resolve = () => new Promise<string[]>((found) => (giveUp = found))
    const fetch = fetcher([], { timeoutMs: 600_000 }, { resolve })
    expect(await outcome(fetch, 'http://slow.example.com/', options())).toBe(expected)
    giveUp([])
  })

  it('a name that does not exist is `dns`', async () => {
    const fetch = fetcher([], {}, { resolve: () => Promise.resolve([]) })
    expect(await outcome(fetch, 'http://nowhere.example.com/')).toBe('dns')
  })
})

describe('an address that was visited before', () => {
  test('is asked with what is known of it, and answers 304 without a body', async () => {
    const asked: (string | undefined)[][] = []
    const origin = await site((request, response) => {
      const { 'if-none-match': etag, 'if-modified-since': since } = request.headers
      asked.push([request.url, etag, since])
      if (request.url === '/moved') return void response.writeHead(302, { location: '/there' }).end()
      response
        .writeHead(etag === '"1"' ? 304 : 200, { etag: '"1"' })
        .end(etag === '"1"' ? undefined : 'whole')
    })
    const visits = fetcher([origin])
    const lastModified = 'Sat, 21 Nov 2026 09:00:00 GMT'
    const again = await visits.visit(`${origin}/a`, { known: { etag: '"1"', lastModified } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await visits.visit(`${origin}/a`)).body.toString()).toBe('whole')
    // Where a redirect leads is another address: nothing is known of it.
    expect((await visits.visit(`${origin}/moved`, { known: { etag: '"1"' } })).status).toBe(200)
    expect(asked).toEqual([
      ['/a', '"1"', lastModified],
      ['/a', undefined, undefined],
      ['/moved', '"1"', undefined],
      ['/there', undefined, undefined],
    ])
  })
})
