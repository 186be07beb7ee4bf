import { publicEndpoints } from '@originseal/contracts/endpoints'
import { speak, startGateway, type RunningGateway } from './gateway.harness'
import { securityHeaders } from './security-headers'

const headers = securityHeaders('http://localhost:8080')

let gateway: RunningGateway
beforeAll(async () => (gateway = await startGateway()))
afterAll(() => gateway.stop())

const raw = (head: string, rest = '') => speak(gateway.port, `${head}\r\n\r\n${rest}`)
const line = 'GET /api/verify/one HTTP/1.1\r\nhost: x\r\nconnection: close'

describe('what is no request', () => {
  it.each([
    ['not HTTP at all', 'HELO example.org', 400],
    ['a request line without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x`, 431],
    ['headers beyond all measure', `${line}\r\nx-long: ${'a'.repeat(20_000)}`, 431],
    ['two lengths', 'POST /protect/trial HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 4', 400],
    [
      'a length and chunks, as smugglers send',
      'POST /protect/trial HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked',
      400,
    ],
    ['a length that is no number', 'POST /protect/trial HTTP/1.1\r\nhost: x\r\ncontent-length: -1', 400],
    ['a header with a space before its colon', `${line}\r\nx-a : 1`, 400],
    ['a header with a control character', `${line}\r\nx-a: a\u0000b`, 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close', 400],
    ['an empty host', 'GET / HTTP/1.1\r\nhost: \r\nconnection: close', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close', 400],
    ['one host twice', 'GET / HTTP/1.1\r\nhost: x\r\nhost: x\r\nconnection: close', 400],
    ['a host of two words', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close', 400],
    ['a host with a path', 'GET / HTTP/1.1\r\nhost: a/b\r\nconnection: close', 400],
    ['a host with somebody', 'GET / HTTP/1.1\r\nhost: a@b\r\nconnection: close', 400],
    ['a port that is no number', 'GET / HTTP/1.1\r\nhost: a:b\r\nconnection: close', 400],
    ['the server itself', 'GET * HTTP/1.1\r\nhost: x\r\nconnection: close', 400],
    ['options of the server itself', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close', 404],
    ['a long page', `GET /${'.'.repeat(14_000)}/ HTTP/1.1\r\nhost: x\r\nconnection: close`, 414],
    [
      'a long path of the interface',
      `GET /api/verify/${'a/'.repeat(1_500)} HTTP/1.1\r\nhost: x\r\nconnection: close`,
      414,
    ],
    [
      'a long page behind a host',
      `GET http://x/${'.'.repeat(3_000)} HTTP/1.1\r\nhost: x\r\nconnection: close`,
      414,
    ],
    ['an address that is no address', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close', 400],
    ['an address of another kind', 'GET /api/verify/%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close', 400],
  ])('%s is refused with a problem', async (_, head, status) => {
    const heard = await raw(head)
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'))
    expect(heard.toLowerCase()).toContain('content-type: application/problem+json')
    for (const [name, value] of Object.entries(headers)) {
      expect(heard.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}`)
    }
    expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4))).toMatchObject({ status })
  })

  it('is outlived', async () => {
    await raw('GET / HTTP/9.9')
    await raw(`${line}\r\ntransfer-encoding: chunked`, 'zz\r\n')
    expect((await gateway.get('/health/ready')).status).toBe(200)
  })
})

describe('what is a request though it looks odd', () => {
  it.each([
    ['a host with a port', 'host: x:8080'],
    ['a host in IPv6', 'host: [::1]:8080'],
    ['a host in capitals', 'host: EXAMPLE.Org'],
    ['an expectation that nobody knows', 'host: x\r\nexpect: x'],
  ])('%s is answered with all headers', async (_, lines) => {
    const heard = await raw(`GET /api/verify/one HTTP/1.1\r\nconnection: close\r\n${lines}`)
    expect(heard).toMatch(/^HTTP\/1\.1 200 /u)
    for (const [name, value] of Object.entries(headers)) expect(heard).toContain(`${name}: ${value}`)
  })

  it('a query may be long, for it bears tokens', async () => {
    const heard = await raw(
      `GET /api/verify/one?token=${'a'.repeat(8_000)} HTTP/1.1\r\nhost: x\r\nconnection: close`,
    )
    expect(heard).toMatch(/^HTTP\/1\.1 200 /u)
  })
})

describe('a caller who asks too often', () => {
  it('for pages is told to wait, and the health of the gateway is still answered', async () => {
    const flooded = await startGateway()
    try {
      const ask = (more = '') => `HEAD /favicon.svg HTTP/1.1\r\nhost: x\r\n${more}\r\n`
      const heard = await speak(flooded.port, ask().repeat(5_999) + ask('connection: close\r\n'))
      expect(heard.match(/^HTTP\/1\.1 200 /gmu)).toHaveLength(6_000)
      expect((await flooded.get('/')).status).toBe(429)
      expect((await flooded.get('/health/ready')).status).toBe(200)
      expect((await flooded.get('/api/verify/one')).status).toBe(200)
    } finally {
      await flooded.stop()
    }
  })

  it('is told when to come again, counted over both addresses of a route, others go on', async () => {
    const { perMinute } = publicEndpoints.find(({ path }) => path.endsWith('/trial/files/:id/scan'))!
    const before = gateway.scanOrchestrator.asked.length
    const bearer = await gateway.bearer()
    const paths = ['/protect/trial/files/one/scan', '/api/protect/trial/files/one/scan']
    for (let count = 0; count < perMinute; count += 1) {
      const response = await gateway.get(paths[count % 2] as string, { method: 'POST', headers: bearer })
      expect(response.status).toBe(200)
      await response.arrayBuffer()
    }
    for (const path of paths) {
      // A claimed address opens no new count.
      const init = { method: 'POST', headers: { ...bearer, 'x-forwarded-for': '203.0.113.77' } }
      const response = await gateway.get(path, init)
      expect(response.status).toBe(429)
      const seconds = Number(response.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(2)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(await response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    }
    expect(gateway.scanOrchestrator.asked.length - before).toBe(perMinute)
    expect((await gateway.get('/protect/trial/scans/one', { headers: bearer })).status).toBe(200)
  })

  it('MEMBER-07: is told so by a page where people read pages, and by a problem where a program asks', async () => {
    const { perMinute } = publicEndpoints.find(({ name }) => name === 'readCodePage')!
    const ask = (accept: string) => gateway.get('/d', { headers: { accept } })
    for (let count = 0; count < perMinute; count += 1) await ask('text/html')
    const page = await ask('text/html,application/xhtml+xml')
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    const text = await page.text()
    const seconds = page.headers.get('retry-after')
    for (const said of ['請稍候再試', `請在 ${seconds} 秒後再試`, 'Please wait a moment'])
      expect(text).toContain(said)
    const problem = await ask('application/json')
    expect([problem.status, await problem.json()]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }])
  })
})
