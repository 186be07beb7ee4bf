import { speak, startGateway, type RunningGateway } from '../gateway.harness'

let gateway: RunningGateway
beforeAll(async () => (gateway = await startGateway()))
afterAll(() => gateway.stop())

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('the start page', () => {
  it.each(
    [
      '/',
      '/protect/step1',
      '/protect/step4',
      '/verify/0b3f0a4e-6d8f-4a0e-9c54-0d6f1d1a7c11',
      '/no-such',
      '/_pixel-debug',
      '/admin/login',
      '/payment/success?orderId=1.2',
      '/blog/index.html?utm_source=mail',
    ].flatMap((path) => [
      [path, browser],
      [path, '*/*'],
    ]),
  )('answers GET %s for %s', async (path, accept) => {
    const response = await gateway.get(path, { headers: { accept } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>原印</title>')
  })

  it('AUTH-09: stands at the address that social sign-in comes back to', async () => {
    const response = await gateway.get('/auth/oauth-success?provider=google', {
      headers: { accept: browser },
    })
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<title>原印')])
  })

  it('answers a client that says nothing of what it takes', async () => {
    const heard = await speak(gateway.port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 200 /u)
  })

  it('answers HEAD without a body', async () => {
    const response = await gateway.get('/protect/step1', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(50)
  })

  it.each([
    ['/', 'application/json'],
    ['/assets/missing-0000.js', '*/*'],
    ['/favicon.ico', browser],
    ['/blog/index.html.js', browser],
    ['/blog/index.htmls', browser],
    ['/api/anything', browser],
    ['/protect/trial/anything', browser],
  ])('stays away from %s for %s', async (path, accept) => {
    const response = await gateway.get(path, { headers: { accept } })
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
  })
})

describe('files', () => {
  it('with a hash in their name are kept for ever', async () => {
    const response = await gateway.get('/assets/app-1a2b.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/u)
    expect(await response.text()).toBe('document.title += "!"')
  })

  it('without one are asked for again, and not sent again unless changed', async () => {
    const response = await gateway.get('/favicon.svg')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const etag = response.headers.get('etag') as string
    const condition = `host: x\r\nconnection: close\r\nif-none-match: ${etag}`
    const heard = await speak(gateway.port, `GET /favicon.svg HTTP/1.1\r\n${condition}\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 304 /u)
  })

  it('answer HEAD', async () => {
    const response = await gateway.get('/assets/app-1a2b.js', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '21',
      '',
    ])
  })

  it('come in parts, and a part that is not there is told as such', async () => {
    const part = await gateway.get('/assets/app-1a2b.js', { headers: { range: 'bytes=0-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'document'])
    const none = await gateway.get('/assets/app-1a2b.js', { headers: { range: 'bytes=500-600' } })
    expect(none.status).toBe(416)
    expect(await none.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' })
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/secret.txt%00.js',
    '/downloads/%2e%2e%2f%2e%2e%2fsecret.txt',
  ])('outside of the folder do not exist: %s', async (path) => {
    const heard = await speak(gateway.port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 40[04] /u)
    expect(heard).not.toContain('not for the web')
  })
})

describe('the verifier', () => {
  it('E3: comes as a file to keep, of no type that a browser runs', async () => {
    const response = await gateway.get('/downloads/originseal-verify.cjs')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="originseal-verify.cjs"')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toMatch(/^#!\/usr\/bin\/env node/u)
  })
})
