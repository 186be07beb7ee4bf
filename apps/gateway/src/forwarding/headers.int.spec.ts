import { publicEndpoints } from '@originseal/contracts/endpoints'
import { speak, startGateway, type Echo, type RunningGateway } from '../gateway.harness'

let gateway: RunningGateway
beforeAll(async () => (gateway = await startGateway()))
afterAll(() => gateway.stop())

const verify = '/api/verify/one'
const bodyOf = (heard: string) =>
  JSON.parse(heard.slice(heard.indexOf('{'), heard.lastIndexOf('}') + 1)) as Echo
const get = (target: string, ...headers: string[]) =>
  speak(
    gateway.port,
    [`GET ${target} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n'),
  )

describe('what a service is told', () => {
  it('is everything the caller says of the request itself', async () => {
    const headers = { authorization: 'Bearer a.b', 'idempotency-key': 'k-12345678', 'last-event-id': '7' }
    const echo = (await (await gateway.get(verify, { headers })).json()) as Echo
    expect(echo.headers).toMatchObject(headers)
  })

  it('is nothing that belongs to the one connection, named by Connection or by the standard', async () => {
    const heard = await speak(
      gateway.port,
      `GET ${verify} HTTP/1.1\r\nhost: x\r\nconnection: close, X-Mine\r\nx-mine: 1\r\nkeep-alive: timeout=9\r\n` +
        'te: trailers\r\nproxy-authorization: Basic eA==\r\nproxy-connection: close\r\nupgrade: websocket\r\n\r\n',
    )
    const { headers } = bodyOf(heard)
    expect(Object.keys(headers).toSorted()).toEqual(['connection', 'host', 'x-forwarded-for', 'x-request-id'])
    expect(headers).toMatchObject({ connection: 'keep-alive', host: new URL(gateway.protection.url).host })
  })

  it('is the address we see, whatever the caller claims to forward', async () => {
    const headers = {
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-real-ip': '198.51.100.7',
      forwarded: 'for=198.51.100.7',
    }
    const echo = (await (await gateway.get(verify, { headers })).json()) as Echo
    expect(echo.headers['x-forwarded-for']).toBe('127.0.0.1')
    for (const name of Object.keys(headers).slice(1)) expect(echo.headers).not.toHaveProperty(name)
  })

  it('is the path alone when the request target names a host', async () => {
    const heard = await get(`http://169.254.169.254${verify}?a=1`)
    expect(bodyOf(heard)).toMatchObject({ name: 'protection', url: '/verify/one?a=1' })
  })
})

describe('a cookie, which holds the login', () => {
  const cookie = 'originseal-refresh=secret; a=1'

  it('reaches identity as it came', async () => {
    const response = await gateway.get('/api/auth/refresh', { method: 'POST', headers: { cookie } })
    const echo = (await response.json()) as Echo
    expect([echo.name, echo.headers['cookie']]).toEqual(['identity', cookie])
  })

  it.each(publicEndpoints.filter(({ service }) => service !== 'identity'))(
    'reaches no other service: $method $path',
    async ({ method, path, service }) => {
      const headers = { cookie, ...(await gateway.bearer('admin')) }
      const response = await gateway.get(path.replaceAll(/:\w+/gu, 'one'), { method, headers })
      const echo = (await response.json()) as Echo
      expect(echo.name).toBe(service)
      expect(echo.headers).not.toHaveProperty('cookie')
    },
  )

  it('reaches billing only as far as it says what was agreed to', async () => {
    const measured = 'consent=1.11.1; _ga=GA1.1.1.2'
    const headers = { cookie: `${cookie}; consent=1.11.1; _gax=3;_ga=GA1.1.1.2; xconsent=4` }
    const echo = (await (await gateway.get('/api/catalogue', { headers })).json()) as Echo
    expect([echo.name, echo.headers['cookie']]).toEqual(['billing', measured])
    const other = (await (await gateway.get(verify, { headers })).json()) as Echo
    expect(other.headers).not.toHaveProperty('cookie')
  })
})

describe('behind a proxy that we trust', () => {
  it('the caller is whom the proxy names, not whom the caller names', async () => {
    const behind = await startGateway({ TRUSTED_PROXIES: '127.0.0.1' })
    try {
      const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
      const echo = (await (await behind.get(verify, { headers })).json()) as Echo
      expect(echo.headers['x-forwarded-for']).toBe('198.51.100.7')
    } finally {
      await behind.stop()
    }
  })
})

describe('the name of a request', () => {
  it('is ours, the same for caller and service', async () => {
    const response = await gateway.get(verify)
    const { headers } = (await response.json()) as Echo
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u)
    expect(response.headers.get('x-request-id')).toBe(headers['x-request-id'])
  })

  it('is the one given if logs can bear it, else a new one', async () => {
    const named = async (id: string) =>
      (await gateway.get(verify, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    await expect(named('trace-0123456789')).resolves.toBe('trace-0123456789')
    for (const bad of ['short', 'x'.repeat(65), '{"level":60}', 'a b c d e f g h']) {
      await expect(named(bad)).resolves.toMatch(/^[\da-f-]{36}$/u)
    }
  })
})

describe('what the caller is told', () => {
  const setCookies = [
    '__Secure-originseal-refresh=x%2Fy==; Path=/api/auth; Expires=Wed, 21 Oct 2026 07:28:00 GMT; HttpOnly; Secure; SameSite=Strict',
    'device=a,b; Max-Age=1; SameSite=Lax',
    'a=; Max-Age=0',
  ]

  it('is the answer without what ends at a connection or tells of our inside', async () => {
    gateway.protection.answer = (_, response) => {
      response.setHeader('set-cookie', setCookies)
      response.setHeader('server', 'inside/1.2')
      response.setHeader('x-powered-by', 'something')
      response.setHeader('keep-alive', 'timeout=999')
      response.setHeader('x-hop', '1')
      response.setHeader('connection', 'keep-alive, x-hop')
      response.setHeader('content-disposition', 'attachment; filename="a.pdf"')
      response.setHeader('content-security-policy', 'default-src *')
      response.setHeader('x-request-id', 'another')
      response.end('fine')
    }
    const response = await gateway.get(verify)
    expect(response.headers.getSetCookie()).toEqual(setCookies)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.pdf"')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(response.headers.get('x-request-id')).not.toBe('another')
    for (const name of ['server', 'x-powered-by', 'x-hop']) expect(response.headers.has(name)).toBe(false)
    expect(response.headers.get('keep-alive')).not.toBe('timeout=999')
  })
})
