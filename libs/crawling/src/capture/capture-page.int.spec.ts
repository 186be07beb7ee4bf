import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { egressPolicy, parseEgressAllow, type EgressPolicy } from '@originseal/egress'
import { CaptureBrowser } from './browser'
import { capturePage, type CapturedPage, type CaptureLimits } from './capture-page'
import { findChromium } from './find-chromium'

const executablePath = findChromium(process.env['PUPPETEER_EXECUTABLE_PATH'])
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let server: Server
let origin: string
let policy: EgressPolicy
let browser: CaptureBrowser
const pages = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()

const page = (path: string, html: string): string => {
  pages.set(path, (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  )
  return origin + path
}

const capture = (url: string, limits?: Partial<CaptureLimits>): Promise<CapturedPage> =>
  capturePage(browser, policy, url, limits)

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'captured',
    (error: { code?: string }) => error.code ?? String(error),
  )

beforeAll(async () => {
  if (executablePath === null)
    throw new Error('These tests need a Chromium; on Debian: apt-get install chromium-headless-shell')
  server = createServer((request, response) => {
    const answer = pages.get(request.url!.replace(/\?.*/, ''))
    if (answer) answer(request, response)
    else if (/\.png/.test(request.url!)) response.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>none</h1>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  origin = `http://${host}`
  policy = egressPolicy({ allow: parseEgressAllow(host) })
  browser = new CaptureBrowser({ executablePath, policy })
})

afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

describe('a page is captured (SYS-05)', () => {
  it('as its scripts leave it, with its images, its requests and a picture of it', async () => {
    pages.set('/style.css', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/css' })
        .end('body{background:url(/from-sheet.png);height:6000px}'),
    )
    const url = page(
      '/spa',
      `<title>原印</title><link rel=stylesheet href=/style.css><main></main><script>
      document.querySelector('main').innerHTML = '<img src="/made.png" alt="made">'
      Element.prototype.toString = () => 'lie'; JSON.stringify = () => 'lie'</script>`,
    )
    const captured = await capture(`${url}?a=1`)
    expect(captured).toMatchObject({ finalUrl: `${url}?a=1`, status: 200, title: '原印' })
    expect(captured.html).toContain('<img src="/made.png" alt="made">')
    expect(captured.images).toEqual([
      { url: `${origin}/made.png`, origin: 'img', context: 'made' },
      { url: `${origin}/from-sheet.png`, origin: 'css', context: '原印' },
    ])
    expect([...captured.screenshot.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
    expect([captured.screenshot.readUInt32BE(16), captured.screenshot.readUInt32BE(20)]).toEqual([1280, 4096])
    const seen = Object.fromEntries(
      captured.requests.map((request) => [request.url.replace(origin, ''), request]),
    )
    expect(seen['/made.png']).toMatchObject({ status: 200, denied: false, isImage: true })
    expect(seen['/made.png']!.bytes).toBeGreaterThan(pixel.length)
  })

  it('with its style sheets and pictures where they are asked for, as long as they fit; without scripts, and what never ends', async () => {
    const sheet = Buffer.from('body{background:url(/behind.png)}')
    pages.set('/kept.css', (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/css' }).end(sheet),
    )
    pages.set('/kept.js', (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('document.title = "run"'),
    )
    pages.set('/large.png', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'image/png' })
        .end(Buffer.concat([pixel, Buffer.alloc(50_000)])),
    )
    pages.set('/never-ends.png', (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).write(pixel),
    )
    const url = page(
      '/kept',
      `<link rel=stylesheet href=/kept.css><script src=/kept.js></script><img src=/large.png><img src=/small.png>
      <img src=/none.gif><img src=/never-ends.png>`,
    )
    expect((await capture(url)).resources).toEqual([])
    const { resources, title } = await capture(url, { keptBytes: 20_000 })
    expect(title).toBe('run')
    const kept = resources.map(({ url: at, ...resource }) =>
      Object.assign(resource, { url: at.replace(origin, '') }),
    )
    expect(kept.toSorted((one, other) => one.url.localeCompare(other.url))).toEqual([
      { url: '/behind.png', contentType: 'image/png', bytes: pixel },
      { url: '/kept.css', contentType: 'text/css', bytes: sheet },
      { url: '/small.png', contentType: 'image/png', bytes: pixel },
    ])
  })

  it('after redirects by server and script, with the status of the last document', async () => {
    pages.set('/moved', (_request, response) => response.writeHead(302, { location: '/hop' }).end())
    page('/hop', '<script>location.replace("/gone-there")</script>')
    const captured = await capture(`${origin}/moved`)
    expect([captured.finalUrl, captured.status]).toEqual([`${origin}/gone-there`, 404])
  })

  it('in the languages that people in Taiwan read, as the plain fetch asks for it too', async () => {
    const asked: Record<string, string | undefined> = {}
    for (const path of ['/languages', '/languages.js', '/inner'])
      pages.set(path, ({ headers }, response) => {
        asked[path] = headers['accept-language']
        const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
        response
          .writeHead(200, { 'content-type': type })
          .end(
            path === '/languages'
              ? '<script src=/languages.js></script><iframe src=/inner></iframe>'
              : 'document.title = navigator.languages',
          )
      })
    const { title } = await capture(`${origin}/languages`)
    // Chromium's windows add en-US to en by themselves.
    expect(title).toMatch(/^zh-TW,zh,(?:en-US,)?en$/)
    const wanted = 'zh-TW,zh;q=0.9,en;q=0.8'
    expect(asked).toEqual({ '/languages': wanted, '/languages.js': wanted, '/inner': wanted })
  })

  it('in a context of its own: nothing of one page is left for the next', async () => {
    const url = page(
      '/keeps',
      `<script>document.title = [document.cookie, localStorage.a].join()
      document.cookie = 'a=1'; localStorage.a = 1</script>`,
    )
    expect([(await capture(url)).title, (await capture(url)).title]).toEqual([',', ','])
  })

  it('not when it is no page, no web or not there', async () => {
    pages.set('/file', (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/zip' }).end('PK'),
    )
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    const codes = [
      `${origin}/file`,
      `${origin}/a.png`,
      'file:///etc/passwd',
      'chrome://version',
      `http://127.0.0.1:${port}/`,
    ]
    expect(await Promise.all(codes.map((url) => codeOf(capture(url))))).toEqual([
      'navigation',
      'not-a-page',
      'scheme-forbidden',
      'scheme-forbidden',
      'port-forbidden',
    ])
  })
})

describe('the browser is confined (C5)', () => {
  it('by namespaces or the setuid helper, by seccomp, and it does not run as root', async () => {
    expect(await browser.isConfined()).toBe(true)
    const owned = await browser.visit({ timeoutMs: 10_000, maxBytes: 1e6 }, async (blank) => {
      await blank.goto(`${origin}/none`)
      const lines = execFileSync('ps', ['-eo', 'pid,uid,pgid,args'], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
      const ours = lines.filter((line) => line.some((word) => word.includes('/originseal-browser-')))
      const groups = new Set(ours.map(([, , group]) => group))
      return lines.filter(([, , group]) => groups.has(group))
    })
    expect(owned.length).toBeGreaterThan(2)
    for (const [, uid] of owned) expect(uid).not.toBe('0')
    const renderers = owned.filter((line) => line.includes('--type=renderer'))
    expect(renderers.length).toBeGreaterThan(0)
    for (const [pid] of renderers) {
      // Chromium's other helpers may be gone by now.
      const status = readIfThere(() => readFileSync(`/proc/${pid}/status`, 'utf8'))
      if (status === undefined) continue
      expect(status).toMatch(/^Seccomp:\s+2$/m)
      expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
      const namespace = readIfThere(() => readlinkSync(`/proc/${pid}/ns/pid`))
      if (namespace !== undefined) expect(namespace).not.toBe(readlinkSync('/proc/self/ns/pid'))
    }
  })

  it('gives it nothing of this process’s environment', async () => {
    process.env['ORIGINSEAL_PLANTED'] = 'planted-secret'
    const fresh = new CaptureBrowser({ executablePath: executablePath!, policy })
    const environments = await fresh.visit({ timeoutMs: 10_000, maxBytes: 1e6 }, async () => {
      const pids = execFileSync('pgrep', ['-f', 'originseal-browser-'], { encoding: 'utf8' })
        .trim()
        .split('\n')
      return pids.map((pid) => readIfThere(() => readFileSync(`/proc/${pid}/environ`, 'latin1')) ?? '')
    })
    await fresh.close()
    expect(environments.some((text) => text.includes('HOME='))).toBe(true)
    expect(environments.join()).not.toContain('planted-secret')
  })
})

describe('hostile pages (C6)', () => {
  /** For what burns a core from its first moment to its last: more time would show nothing more. */
  const soonMs = 2_000
  const hostile: [what: string, html: string, timeoutMs?: number][] = [
    ['loops for ever', '<script>for(;;);</script>', soonMs],
    [
      'loops for ever once loaded',
      '<p>x</p><script>addEventListener("load", () => { for(;;); })</script>',
      soonMs,
    ],
    [
      'asks and asks',
      '<script>delete window.alert; const f = document.createElement("iframe"); document.documentElement.append(f); for(;;) f.contentWindow.alert(1)</script>',
      soonMs,
    ],
    [
      'opens windows',
      '<script>for (let i = 0; i < 2000; i++) window.open("/spa?" + i, "_blank")</script><p>x</p>',
    ],
    [
      'fills the memory',
      '<script>const kept = []; setInterval(() => kept.push(new Uint8Array(6e7).fill(kept.length)), 10)</script>',
    ],
    [
      'draws on gigantic canvases',
      '<script>const all = []; for (let i = 0; i < 40; i++) { const c = document.createElement("canvas"); c.width = c.height = 8000; const x = c.getContext("2d"); x.fillRect(0, 0, 8000, 8000); x.getImageData(0, 0, 8000, 8000); all.push(c); document.documentElement.append(c) }</script>',
    ],
    [
      'grows its document',
      '<script>setInterval(() => { for (let i = 0; i < 5e4; i++) document.documentElement.append(document.createElement("div")) }, 0)</script>',
    ],
    ['reloads itself', '<script>setTimeout(() => location.reload(), 0)</script>', soonMs],
    [
      'breeds workers',
      '<script>const b = URL.createObjectURL(new Blob(["for(;;);"])); for (let i = 0; i < 50; i++) new Worker(b)</script>',
      soonMs,
    ],
    ['never finishes loading', '<img src="/endless"><p>x</p>'],
    [
      'streams for ever',
      '<iframe src="/endless-html"></iframe><script>fetch("/endless").then((r) => r.text())</script>',
    ],
    [
      'wants to be left by its own rules',
      '<script>onbeforeunload = () => "stay"; onunload = () => { for(;;); }</script><p>x</p>',
    ],
    [
      'crashes its renderer by recursion',
      '<script>const f = () => { try { f() } finally { f() } }; f()</script>',
      soonMs,
    ],
  ]

  beforeAll(() => {
    const endless = (type: string) => (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': type })
      const more = (): void =>
        void (!response.destroyed && response.write('x'.repeat(20_000), () => setImmediate(more)))
      more()
    }
    pages.set('/endless', endless('image/png'))
    pages.set('/endless-html', endless('text/html'))
  })

  it.each(hostile)(
    'one that %s ends in time, within its memory, and the next is captured',
    async (what, html, timeoutMs = 4_000) => {
      const url = page(`/hostile-${hostile.findIndex(([name]) => name === what)}`, html)
      const began = performance.now()
      const code = await codeOf(capture(url, { timeoutMs, maxBytes: 8_000_000 }))
      const took = performance.now() - began
      process.stdout.write(`  ${what}: ${code} after ${(took / 1000).toFixed(1)} s\n`)
      expect(['captured', 'timeout', 'memory', 'navigation', 'browser-failed']).toContain(code)
      expect(took).toBeLessThan(10_000)
      expect(await codeOf(capture(`${origin}/none`))).toBe('captured')
    },
  )
})

function readIfThere<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
