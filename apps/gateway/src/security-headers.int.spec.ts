import { speak, startGateway, type RunningGateway } from './gateway.harness'
import { securityHeaders } from './security-headers'

const headers = securityHeaders('http://localhost:8080')
const discreet = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

let gateway: RunningGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.identity.answer = (request, response) => {
    request.resume()
    if (request.url?.startsWith('/auth/google')) {
      response.writeHead(302, {
        location: 'https://accounts.example/authorize',
        'referrer-policy': 'unsafe-url',
        'content-security-policy': 'default-src *',
        'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'],
      })
    } else response.writeHead(500, { 'content-type': 'application/problem+json' })
    response.end()
  }
  gateway.scanOrchestrator.answer = (request, response) => {
    if (!request.url?.startsWith('/scans/one/stream')) request.socket.destroy()
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: 1\n\n')
  }
})
afterAll(() => gateway.stop())

const answers: [name: string, method: string, path: string, status: number][] = [
  ['a page', 'GET', '/', 200],
  ['a page of the application', 'GET', '/login?error=google_auth_failed', 200],
  ['an asset', 'GET', '/assets/app-1a2b.js', 200],
  ['a picture of the pages', 'GET', '/favicon.svg', 200],
  ['a download', 'GET', '/downloads/originseal-verify.cjs', 200],
  ['a page without its body', 'HEAD', '/', 200],
  ['an answer of a service', 'GET', '/api/verify/one', 200],
  ['a redirect of a service', 'GET', '/api/auth/google', 302],
  ['an error of a service', 'POST', '/auth/login', 500],
  ['a service that breaks off', 'GET', '/protect/trial/scans/one', 503],
  ['the document', 'GET', '/api/openapi.json', 200],
  ['a file that is not there', 'GET', '/assets/none-0000.js', 404],
  ['an address that is not there', 'GET', '/api/nothing', 404],
  ['a method that is not there', 'DELETE', '/', 404],
  ['somebody without a login', 'GET', '/api/account', 401],
  ['somebody who is not allowed', 'GET', '/api/admin/verify', 403],
  ['a progress stream', 'GET', '/api/scans/one/stream', 200],
  ['the health of the gateway', 'GET', '/health/ready', 200],
]

const ask = async (method: string, path: string) => {
  const needed = path.startsWith('/api/account') ? undefined : await gateway.bearer()
  return gateway.get(path, { method, redirect: 'manual', headers: { connection: 'close', ...needed } })
}

describe('W11: security headers', () => {
  it.each(answers)('are on %s', async (_, method, path, status) => {
    const response = await ask(method, path)
    await response.arrayBuffer()
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/u)
    for (const name of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(response.headers.has(name)).toBe(false)
  })

  it('are on what asks too often', async () => {
    for (;;) {
      const response = await ask('POST', '/api/auth/password-resets')
      if (response.status === 500) continue
      expect(response.status).toBe(429)
      expect(Object.fromEntries(response.headers)).toMatchObject(headers)
      return
    }
  })

  it('are on a file that the browser has', async () => {
    const etag = (await gateway.get('/favicon.svg')).headers.get('etag') as string
    const heard = await speak(
      gateway.port,
      `GET /favicon.svg HTTP/1.1\r\nhost: x\r\nconnection: close\r\nif-none-match: ${etag}\r\n\r\n`,
    )
    expect(heard).toMatch(/^HTTP\/1\.1 304 /u)
    for (const [name, value] of Object.entries(headers)) expect(heard).toContain(`${name}: ${value}`)
  })

  it('ask for encryption where browsers find us by https', async () => {
    const encrypted = await startGateway({ PUBLIC_URL: 'https://originseal.example' })
    try {
      for (const path of ['/', '/api/verify/one', '/api/account']) {
        const response = await encrypted.get(path)
        expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
      }
    } finally {
      await encrypted.stop()
    }
  })
})

describe('an address that bears a token', () => {
  it.each([
    ['a page', '/auth/oauth-success?token=a.b.c&provider=google', 200],
    ['a page before it has one', '/auth/callback', 200],
    ['a page of a mail', '/reset-password?token=abc', 200],
    ['another page of a mail', '/confirm-email?token=abc', 200],
    ['a file', '/favicon.svg?token=abc', 200],
    ['a redirect of a service', '/api/auth/google/callback?code=abc&state=def', 302],
    ['a progress stream', '/api/scans/one/stream?token=abc', 200],
    ['a refusal', '/api/account?token=abc', 401],
  ])('is told to nobody and kept nowhere: %s', async (_, path, status) => {
    const response = await ask('GET', path)
    await response.arrayBuffer()
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...headers, ...discreet })
  })

  it('leaves cookies as the service wrote them', async () => {
    const response = await ask('GET', '/api/auth/google/callback?code=abc&state=def')
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly'])
    expect(response.headers.get('location')).toBe('https://accounts.example/authorize')
  })
})
