import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { pinoHttp } from 'pino-http'
import { requestLog } from './logger'

let server: Server
let port: number
let written = ''
beforeAll(async () => {
  const lines = new PassThrough().on('data', (chunk: Buffer) => (written += chunk.toString()))
  const log = pinoHttp(requestLog({ name: 'doors', level: 'trace' }), lines)
  server = createServer((request, response) => {
    log(request, response)
    request.log.warn({ token: 'SECRET', one: { password: 'SECRET', more: { email: 'SECRET' } } }, 'a detail')
    response.writeHead(request.url?.startsWith('/fault') ? 500 : 200, { 'set-cookie': 'a=SECRET' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => (written = ''))

/** Asks with a secret in every place that a request has for one; resolves with the lines of the log. */
async function ask(target: string): Promise<Record<string, unknown>[]> {
  const head = [
    `GET ${target} HTTP/1.1`,
    'host: x',
    'connection: close',
    'authorization: Bearer SECRET',
    'cookie: a=SECRET',
    'idempotency-key: SECRET',
    'referer: http://localhost/reset-password?token=SECRET',
  ]
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
    socket.on('close', () => resolve()).on('error', () => undefined)
    socket.resume()
  })
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('the log of requests', () => {
  it.each([
    ['/auth/oauth-success?token=SECRET&provider=google', '/auth/oauth-success', 200, 30],
    ['/scans/one/stream?token=SECRET', '/scans/one/stream', 200, 30],
    ['/fault?token=SECRET', '/fault', 500, 40],
    ['/d/SECRET/settlement?lang=en', '/d/[redacted]/settlement', 200, 30],
    ['/%64/SECRET', '/d/[redacted]', 200, 30],
    ['http://elsewhere.example/a?token=SECRET', 'http://elsewhere.example/a', 200, 30],
  ])('W14: of %s holds the path and no secret', async (target, path, status, level) => {
    const lines = await ask(target)
    expect(lines.at(-1)).toMatchObject({ level, req: { method: 'GET', path }, res: { status } })
    expect(lines.at(-1)).toMatchObject({
      name: 'doors',
      time: expect.any(Number),
      req: { id: expect.any(String) },
    })
    expect(lines.some(({ msg }) => msg === 'a detail')).toBe(true)
    expect(written).not.toContain('SECRET')
  })

  it('of a failure has no stack of its own making', async () => {
    const lines = await ask('/fault')
    expect(lines.at(-1)).toMatchObject({ level: 40, why: 'failed with status code 500' })
    expect(written).not.toMatch(/node:|\.js/u)
  })

  it('leaves out the questions after health', async () => {
    expect((await ask('/health/ready')).map(({ msg }) => msg)).toEqual(['a detail'])
  })
})
