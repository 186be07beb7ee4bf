import { createHash } from 'node:crypto'
import { largeScript, speak, startGateway, type RunningGateway } from '../gateway.harness'

let gateway: RunningGateway
beforeAll(async () => (gateway = await startGateway()))
afterAll(() => gateway.stop())

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

/** As a browser asks; `fetch` would ask past every cache. */
const askIfChanged = (path: string, etag: string, encoding = 'identity') =>
  speak(
    gateway.port,
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept-encoding: ${encoding}\r\nif-none-match: ${etag}\r\n\r\n`,
  )

describe('the start page', () => {
  it.each(
    [
      '/',
      '/protect/step1',
      '/protect/step4',
      '/verify/0b3f0a4e-6d8f-4a0e-9c54-0d6f1d1a7c11',
      '/_pixel-debug',
      '/admin/login',
      '/payment/success?orderId=1.2',
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

  it.each(['/no-such', '/login/no-such', '/verify', '/verify/one/two', '/protect/step5'])(
    'SHELL-02: is there with 404 at %s, of which it will say that there is no such page',
    async (path) => {
      const response = await gateway.get(path, { headers: { accept: browser, 'if-none-match': 'W/"1"' } })
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<title>原印</title>')
      const head = await gateway.get(path, { method: 'HEAD', headers: { accept: browser } })
      expect(head.status).toBe(404)
    },
  )

  it.each(['/Login', '/login/', '/login?error=google_auth_failed', '/VERIFY/%E5%8E%9F'])(
    'is a page at %s, as the router of the pages takes it',
    async (path) => {
      expect((await gateway.get(path, { headers: { accept: browser } })).status).toBe(200)
    },
  )

  it('names the scripts that its page will want beside those that it names itself', async () => {
    const response = await gateway.get('/verify/one', { headers: { accept: browser } })
    expect(response.headers.get('link')).toBe(
      '</assets/verify-5e6f.js>; rel=modulepreload, </assets/large-3c4d.js>; rel=modulepreload',
    )
    expect((await gateway.get('/login')).headers.has('link')).toBe(false)
  })

  it('is not sent again unless changed', async () => {
    const etag = (await gateway.get('/login')).headers.get('etag') as string
    expect(await askIfChanged('/login', etag)).toMatch(/^HTTP\/1\.1 304 /u)
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
    ['/pages.json', browser],
    ['/assets/large-3c4d.js.br', browser],
    ['/api/anything', browser],
    ['/protect/trial/anything', browser],
  ])('stays away from %s for %s', async (path, accept) => {
    const response = await gateway.get(path, { headers: { accept } })
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
  })
})

describe('a page that was written at build', () => {
  const page = (headers: Record<string, string> = {}) =>
    gateway.get('/blog', { headers: { accept: browser, ...headers } })

  it('is sent with the origin of this installation in it', async () => {
    const response = await page()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<link rel="canonical" href="http://localhost:8080/blog">')
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent to who takes %s as %s, and not again', async (accepted, encoding) => {
    const response = await page({ 'accept-encoding': accepted })
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding, accept-language',
    ])
    expect(await response.text()).toContain('部落格')
    const etag = response.headers.get('etag') as string
    expect(await askIfChanged('/blog', etag, accepted)).toMatch(/^HTTP\/1\.1 304 /u)
  })

  it.each([
    [undefined, '部落格'],
    ['zh-TW,zh;q=0.9,en;q=0.8', '部落格'],
    ['en-GB,en;q=0.9,zh-TW;q=0.5', 'Blog'],
    ['fr', 'Blog'],
    ['*', '部落格'],
    ['ja', '部落格'],
  ])('is sent to who wants %s as %s, the first where it is not in that language', async (wanted, title) => {
    const response = await page(wanted === undefined ? {} : { 'accept-language': wanted })
    expect(await response.text()).toContain(`<title>${title}</title>`)
  })

  it('is the same for everybody where it is in one language', async () => {
    const headers = { accept: browser, 'accept-language': 'en' }
    const response = await gateway.get('/blog/a.html', { headers })
    expect(await response.text()).toContain('<title>文章</title>')
    expect(response.headers.get('vary')).toBe('accept-encoding, x-static-embed')
  })

  it('W11: has a script in it that names its scripts for later, and a policy that lets no other run', async () => {
    const { headers } = await page()
    const hash = createHash('sha256').update('begin()').digest('base64')
    expect(headers.get('content-security-policy')).toContain(`; script-src 'self' 'sha256-${hash}'; `)
    expect(headers.has('link')).toBe(false)
  })

  it('is at no address of its file', async () => {
    expect((await gateway.get('/pages/blog.html')).status).toBe(404)
  })

  it('SHELL-01: is where old addresses lead for good, with their query', async () => {
    const response = await gateway.get('/blog/index.html?utm_source=mail', { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, '/blog?utm_source=mail'])
  })

  it('SHELL-02: that says there is no such page is sent with 404 and no tag', async () => {
    const response = await gateway.get('/blog/no-such', { headers: { accept: browser } })
    expect([response.status, response.headers.has('etag')]).toEqual([404, false])
    expect(await response.text()).toContain('找不到')
  })

  it('CONTENT-02: is the bare article for who asks for that, and no cache takes one for the other', async () => {
    const whole = await gateway.get('/blog/a.html', { headers: { accept: browser } })
    const bare = await gateway.get('/blog/a.html', { headers: { 'x-static-embed': '1' } })
    expect([await whole.text(), await bare.text()].map((text) => text.includes('<header>'))).toEqual([
      true,
      false,
    ])
    for (const { headers } of [whole, bare])
      expect(headers.get('vary')).toBe('accept-encoding, x-static-embed')
    expect(whole.headers.get('etag')).not.toBe(bare.headers.get('etag'))
  })

  it('is named by the site map, at its whole address', async () => {
    const response = await gateway.get('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await response.text()).toContain('<loc>http://localhost:8080/blog</loc>')
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
    expect(await askIfChanged('/favicon.svg', etag)).toMatch(/^HTTP\/1\.1 304 /u)
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

  it('SHELL-02: tell robots what they may read', async () => {
    const response = await gateway.get('/robots.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
    expect(await response.text()).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/u)
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

describe('compressed files', () => {
  const script = '/assets/large-3c4d.js'
  const ask = (accepted: string, more: Record<string, string> = {}, init: RequestInit = {}) =>
    gateway.get(script, { ...init, headers: { 'accept-encoding': accepted, ...more } })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['zstd', null],
    ['deflate', null],
    ['identity', null],
  ])('for who takes %s are sent as %s', async (accepted, encoding) => {
    const response = await ask(accepted)
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding])
    expect(response.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/u)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Number(response.headers.get('content-length')) < largeScript.length).toBe(encoding !== null)
    expect(await response.text()).toBe(largeScript)
  })

  it('have a tag of each encoding, by which they are not sent again', async () => {
    const encodings = ['br', 'gzip', 'identity']
    const answers = await Promise.all(encodings.map((encoding) => ask(encoding)))
    const tags = answers.map(({ headers }) => headers.get('etag') as string)
    expect(new Set(tags).size).toBe(3)
    for (const [at, encoding] of encodings.entries()) {
      const again = await askIfChanged(script, tags[at] as string, encoding)
      expect(again).toMatch(/^HTTP\/1\.1 304 /u)
      expect(again).toMatch(/^vary: accept-encoding\r$/mu)
      expect(await askIfChanged(script, tags[(at + 1) % 3] as string, encoding)).toMatch(/^HTTP\/1\.1 200 /u)
    }
  })

  it('answer HEAD with the length of what GET sends', async () => {
    const [head, whole] = [await ask('br', {}, { method: 'HEAD' }), await ask('br')]
    expect(head.headers.get('content-encoding')).toBe('br')
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  it('come in parts of what they hold, not of how it was sent', async () => {
    const part = await ask('br', { range: 'bytes=0-7' })
    expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([
      206,
      null,
      'document',
    ])
    expect(part.headers.get('content-range')).toBe(`bytes 0-7/${largeScript.length}`)
  })

  it('are none of those that would not be smaller, and say so', async () => {
    const response = await gateway.get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } })
    expect([response.headers.has('content-encoding'), response.headers.has('vary')]).toEqual([false, false])
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

describe('W11: where measuring is set up', () => {
  it('a page that follows the visitor’s choice comes whole, with the policy of that choice', async () => {
    const measured = await startGateway({ META_PIXEL_ID: '1234567890' })
    try {
      const ask = async (cookie: string) => {
        const etag = (await measured.get('/')).headers.get('etag') as string
        const response = await measured.get('/', { headers: { cookie, 'if-none-match': etag } })
        return [
          response.status,
          response.headers.get('content-security-policy')?.includes('connect.facebook.net'),
        ]
      }
      expect(await ask('consent=1.01.1')).toEqual([200, true])
      expect(await ask('consent=1.00.1')).toEqual([200, false])
      const login = await measured.get('/login', { headers: { cookie: 'consent=1.01.1' } })
      expect(login.headers.get('content-security-policy')).not.toContain('facebook')
    } finally {
      await measured.stop()
    }
  })
})
