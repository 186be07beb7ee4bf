import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { egressPolicy, parseEgressAllow, type EgressPolicy } from '@originseal/egress'
import { CaptureBrowser } from './browser'
import { capturePage, type CapturedPage } from './capture-page'
import { findChromium } from './find-chromium'

const executablePath = findChromium(process.env['PUPPETEER_EXECUTABLE_PATH'])

/** Listens on every address of this machine, TCP and UDP: whoever finds a way to it is counted. */
let canary: TcpServer
let canaryUdp: UdpSocket
let reached: string[] = []
let port: number
let server: Server
let host: string
let strict: [CaptureBrowser, EgressPolicy]
const pages = new Map<string, string>()

beforeAll(async () => {
  if (executablePath === null)
    throw new Error('These tests need a Chromium; on Debian: apt-get install chromium-headless-shell')
  canary = createTcpServer((socket) => {
    reached.push('tcp')
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 6\r\n\r\nsecret')
  }).listen(0, '::')
  await once(canary, 'listening')
  port = (canary.address() as AddressInfo).port
  canaryUdp = createSocket({ type: 'udp6', ipv6Only: false }).on('message', () => reached.push('udp'))
  canaryUdp.bind(port, '::')
  await once(canaryUdp, 'listening')
  server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://x')
    const to = url.searchParams.get('to')
    if (to !== null)
      return void response.writeHead(Number(url.searchParams.get('status')), { location: to }).end()
    // Keeps the page's network busy, so that slower ways have their time.
    if (url.pathname === '/slow') return void setTimeout(() => response.end(), 3_000)
    if (url.pathname === '/worker.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(pages.get('/worker.js'))
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy-report-only': `img-src 'none'; report-uri http://127.0.0.1:${port}/csp`,
      'report-to': JSON.stringify({
        group: 'g',
        max_age: 99,
        endpoints: [{ url: `http://127.0.0.1:${port}/report` }],
      }),
      link: `<http://127.0.0.1:${port}/pre>; rel=preload; as=image, <http://localhost:${port}>; rel=preconnect`,
    })
    response.end(pages.get(url.pathname) ?? '<p>nothing</p>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  strict = browserFor([])
})

beforeEach(() => {
  reached = []
})

afterAll(async () => {
  await strict?.[0].close()
  canary?.close()
  canaryUdp?.close()
  server?.closeAllConnections()
  server?.close()
})

function browserFor(more: string[]): [CaptureBrowser, EgressPolicy] {
  const allow = parseEgressAllow([host, ...more].join(','))
  // The canary's port is no obstacle: it is its address that must be.
  const policy = egressPolicy({ allow, ports: new Set([80, 443, port]) })
  // Hundreds of frames and workers on one page take their memory; here they shall have it.
  const maxMemoryBytes = 2 ** 31
  return [new CaptureBrowser({ executablePath: executablePath!, policy, maxMemoryBytes }), policy]
}

/** Captures a page of the test's own site, or the code of the failure. */
async function captured(path: string, [browser, policy] = strict): Promise<CapturedPage | string> {
  const url = path.startsWith('/') ? `http://${host}${path}` : path
  return capturePage(browser, policy, url).catch((error: { code?: string }) => error.code ?? String(error))
}

const own = Object.values(networkInterfaces())
  .flat()
  .map((face) => (face!.family === 'IPv6' ? `[${face!.address}]` : face!.address))
  .filter((address) => !address.startsWith('[fe80'))
const names = [
  ...new Set([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '0.0.0.0',
    '[::]',
    '127.1',
    '2130706433',
    '0x7f.1',
    '[::ffff:127.0.0.1]',
    'a.localhost',
    'localhost.',
    'ip6-localhost',
    ...own,
  ]),
]

/** Each way that a page can have the browser connect somewhere without leaving the page; `%` is the place. */
const ways: readonly string[] = [
  '<img src="http://%/img">',
  '<iframe src="http://%/frame"></iframe>',
  '<script src="http://%/script"></script>',
  '<link rel="stylesheet" href="http://%/sheet">',
  '<link rel="preconnect" href="http://%">',
  '<link rel="dns-prefetch" href="http://%">',
  '<link rel="prefetch" href="http://%/prefetch">',
  '<link rel="prerender" href="http://%/prerender">',
  '<link rel="modulepreload" href="http://%/module">',
  '<link rel="icon" href="http://%/icon">',
  '<link rel="manifest" href="http://%/manifest">',
  '<script type="speculationrules">{"prefetch":[{"urls":["http://%/s"],"eagerness":"immediate"}],"prerender":[{"urls":["http://%/s2"],"eagerness":"immediate"}]}</script>',
  '<div style="background:url(http://%/css)">x</div>',
  '<style>@import "http://%/import"; @font-face{font-family:f;src:url(http://%/font)} p{font-family:f}</style><p>x</p>',
  '<video src="http://%/video" autoplay muted poster="http://%/poster"></video><audio src="http://%/audio" autoplay></audio>',
  '<object data="http://%/object"></object><embed src="http://%/embed">',
  '<svg><image href="http://%/svg"/><use href="http://%/use#a"/></svg>',
  '<iframe name="f%"></iframe><form id="p%" method="post" action="http://%/form" target="f%"></form><script>document.getElementById("p%").submit()</script>',
  '<iframe srcdoc="&lt;meta http-equiv=refresh content=\'0;url=http://%/meta\'>"></iframe>',
  '<iframe src="/hop?status=302&to=http://%/redirect"></iframe><img src="/hop?status=307&to=http://%/redirect">',
  '<a id="a%" href="#" ping="http://%/ping">x</a><script>document.getElementById("a%").click()</script>',
  '<script>fetch("http://%/fetch", { mode: "no-cors" }).catch(() => 0); fetch("http://%/cors").catch(() => 0)</script>',
  '<script>fetch("/hop?status=308&to=http://%/redirected", { mode: "no-cors" }).catch(() => 0)</script>',
  '<script>fetch("http://%/private", { targetAddressSpace: "loopback", mode: "cors" }).catch(() => 0)</script>',
  '<script>{ const x = new XMLHttpRequest(); x.open("POST", "http://%/xhr"); x.send("x") }</script>',
  '<script>navigator.sendBeacon("http://%/beacon", "x")</script>',
  '<script>new WebSocket("ws://%/socket")</script><script>new WebSocket("wss://%/socket")</script>',
  '<script>new EventSource("http://%/events")</script>',
  '<script>import("http://%/module").catch(() => 0)</script>',
  '<script>new Worker(URL.createObjectURL(new Blob(["importScripts(\'http://%/import\')"])))</script>',
  '<script>new WebTransport("https://%/transport").ready.catch(() => 0)</script>',
  `<script>{ const c = new RTCPeerConnection({ iceServers: [{ urls: ["stun:%", "turn:%?transport=udp", "turn:%?transport=tcp", "turns:%?transport=tcp"], username: "u", credential: "c" }] })
    c.createDataChannel("d"); c.createOffer().then((o) => c.setLocalDescription(o)) }</script>`,
  '<script>window.open("http://%/opened")</script>',
]

const slow = '<script>fetch("/slow")</script>'
const everyWay = (places: readonly string[]): string =>
  slow + ways.flatMap((way) => places.map((place) => way.replaceAll('%', place))).join('\n')

describe('a page can’t reach this machine through the browser (C4)', () => {
  it('the canary is reached where it is allowed, so that silence means something', async () => {
    pages.set('/control', everyWay([`127.0.0.1:${port}`]))
    const open = browserFor([`127.0.0.1:${port}`])
    await captured('/control', open)
    await open[0].close()
    process.stdout.write(`  control: ${reached.length} connections\n`)
    expect(reached.length).toBeGreaterThan(10)
  })

  const halves = [names.slice(0, names.length / 2), names.slice(names.length / 2)]
  it.each(halves.map((some) => ({ some })))(
    `by none of ${ways.length} ways under the names $some`,
    async ({ some }) => {
      pages.set('/ways', everyWay(some.map((name) => `${name}:${port}`)))
      const page = (await captured('/ways')) as CapturedPage
      expect(page).toMatchObject({ status: 200 })
      const refused = page.requests.filter(({ denied }) => denied).length
      process.stdout.write(
        `  ${some.length} names: ${reached.length} connections, ${refused} requests seen refused\n`,
      )
      expect(refused).toBeGreaterThan(3 * some.length)
      expect(reached).toEqual([])
    },
  )

  it('by no service worker, shared worker or worker of its own', async () => {
    pages.set(
      '/worker.js',
      `self.addEventListener("install", () => fetch("http://127.0.0.1:${port}/sw", { mode: "no-cors" }).catch(() => 0))
      self.addEventListener("connect", () => 0); fetch("http://localhost:${port}/w", { mode: "no-cors" }).catch(() => 0)
      new WebSocket("ws://[::1]:${port}/")`,
    )
    pages.set(
      '/workers',
      `${slow}<script>navigator.serviceWorker.register("/worker.js"); new Worker("/worker.js"); new SharedWorker("/worker.js")</script>`,
    )
    expect(await captured('/workers')).toMatchObject({ status: 200 })
    expect(reached).toEqual([])
  })

  const departures: [string, (to: string) => string][] = [
    ['location', (to) => `<script>location = "${to}"</script>`],
    ['meta refresh', (to) => `<meta http-equiv="refresh" content="0;url=${to}">`],
    [
      'a posted form',
      (to) => `<form method="post" action="${to}"></form><script>document.forms[0].submit()</script>`,
    ],
    ['a click', (to) => `<a href="${to}">x</a><script>document.querySelector("a").click()</script>`],
    ['a redirect', (to) => `<script>location = "/hop?status=302&to=" + encodeURIComponent("${to}")</script>`],
  ]
  it.each(departures)('by no departure: %s', async (_what, leave) => {
    for (const place of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      'file:///etc/passwd',
      'chrome://version',
    ]) {
      pages.set('/leave', leave(place))
      const page = await captured('/leave')
      expect(JSON.stringify(page)).not.toMatch(/root:|secret|Command Line/)
    }
    expect(reached).toEqual([])
  })

  it('and never by being sent there straight away', async () => {
    const codes = names.map((name) => captured(`http://${name}:${port}/`))
    for (const code of await Promise.all(codes))
      expect(['address-forbidden', 'host-forbidden']).toContain(code)
    expect(await captured(`/hop?status=302&to=http://127.0.0.1:${port}/`)).toBe('address-forbidden')
    expect(reached).toEqual([])
  })
})
