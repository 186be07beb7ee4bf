import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { text } from 'node:stream/consumers'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createService } from '@originseal/http'
import { startIdentityDouble, type IdentityDouble, type Minting } from '@originseal/testing/identity'
import type { ServiceName } from '@originseal/contracts'
import { configSchema, type Config } from './config'
import { service } from './service'

/** A service on the wire whose answers the test writes; without one it tells what it was asked. */
export interface ServiceDouble {
  readonly name: string
  readonly url: string
  readonly asked: IncomingMessage[]
  answer: RequestListener
  close(): Promise<void>
}

/** On a free port, or on the one that an earlier double has left. */
export async function startServiceDouble(name: string, port = 0): Promise<ServiceDouble> {
  const server = createServer((request, response) => {
    double.asked.push(request)
    double.answer(request, response)
  })
  const double: ServiceDouble = {
    name,
    url: await listen(server, port),
    asked: [],
    answer: echo(name),
    close: () => close(server),
  }
  return double
}

export interface Echo {
  readonly name: string
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** Answers with the request itself, as JSON. */
export function echo(name: string): RequestListener {
  return (request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ name, method, url, headers, body }))
    })
  }
}

export interface RunningGateway {
  readonly app: NestFastifyApplication
  readonly url: string
  readonly port: number
  readonly identity: IdentityDouble
  readonly admin: ServiceDouble
  readonly billing: ServiceDouble
  readonly enforcement: ServiceDouble
  readonly protection: ServiceDouble
  readonly scanOrchestrator: ServiceDouble
  readonly trademark: ServiceDouble
  /** Every double, by its service. */
  readonly services: Readonly<Record<ServiceName, Pick<ServiceDouble, 'asked'>>>
  get(path: string, init?: RequestInit): Promise<Response>
  bearer(role?: string, minting?: Minting): Promise<{ authorization: string }>
  stop(): Promise<void>
}

/** A script that is worth compressing. */
export const largeScript = 'document.title += "!"\n'.repeat(100)

const pages = [
  ...['/', '/login', '/protect/step1', '/protect/step4', '/admin/login', '/payment/success', '/_pixel-debug'],
  ...['/blog/index.html', '/auth/oauth-success', '/auth/callback', '/reset-password', '/confirm-email'],
].map((path) => ({ path, scripts: [] as string[] }))

/** The files of a built web, small. */
const web: Readonly<Record<string, string | Buffer>> = {
  'pages.json': JSON.stringify({
    redirects: [{ from: '/blog/index.html', to: '/blog' }],
    files: [{ path: '/sitemap.xml', file: 'pages/sitemap.xml' }],
    notFound: { 'zh-TW': 'pages/404.html', en: 'pages/404.en.html' },
    pages: [
      ...pages,
      {
        path: '/blog',
        scripts: ['/assets/list-7a8b.js'],
        documents: { 'zh-TW': 'pages/blog.html', en: 'pages/blog.en.html' },
      },
      {
        path: '/blog/a.html',
        scripts: [],
        documents: { 'zh-TW': 'pages/blog/a.html' },
        embedded: 'pages/embedded/blog/a.html',
      },
      { path: '/verify/:id', scripts: ['/assets/verify-5e6f.js', '/assets/large-3c4d.js'] },
    ],
  }),
  'pages/blog.html': `<!doctype html><title>部落格</title><link rel="canonical" href="https://origin.invalid/blog"><script type="application/ld+json">{}</script><script data-parts="/assets/list-7a8b.js">begin()</script>`,
  'pages/blog.en.html': '<!doctype html><title>Blog</title>',
  'pages/blog/a.html': '<!doctype html><title>文章</title><header>原印</header><h1>文章</h1>',
  'pages/embedded/blog/a.html': '<!doctype html><title>文章</title><h1>文章</h1>',
  'pages/404.html': '<!doctype html><title>原印</title><h1>找不到</h1>',
  'pages/404.en.html': '<!doctype html><title>OriginSeal</title><h1>Not found</h1>',
  'pages/sitemap.xml': '<urlset><url><loc>https://origin.invalid/blog</loc></url></urlset>',
  'robots.txt': 'User-agent: *\nDisallow: /api/\n',
  'assets/large-3c4d.js': largeScript,
  'assets/large-3c4d.js.br': brotliCompressSync(largeScript),
  'assets/large-3c4d.js.gz': gzipSync(largeScript),
  'index.html': '<!doctype html><title>原印</title><script type="module" src="/assets/app-1a2b.js"></script>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b.js': 'document.title += "!"',
  'downloads/originseal-verify.cjs': '#!/usr/bin/env node\nprocess.exit(0)\n',
}

/** Puts the files of {@link web} into a folder. */
export async function writeWeb(folder: string): Promise<void> {
  for (const [path, content] of Object.entries(web)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** The real gateway on a free port, between the test and doubles of the services behind it. */
export async function startGateway(
  settings: Partial<Record<keyof Config, string>> = {},
): Promise<RunningGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  await writeWeb(join(folder, 'web'))
  await writeFile(join(folder, 'secret.txt'), 'not for the web')
  const identity = await startIdentityDouble()
  identity.answer = echo('identity')
  const admin = await startServiceDouble('admin')
  const billing = await startServiceDouble('billing')
  const enforcement = await startServiceDouble('enforcement')
  const protection = await startServiceDouble('protection')
  const scanOrchestrator = await startServiceDouble('scan-orchestrator')
  const trademark = await startServiceDouble('trademark')
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_URL: admin.url,
    BILLING_URL: billing.url,
    ENFORCEMENT_URL: enforcement.url,
    IDENTITY_URL: identity.url,
    PROTECTION_URL: protection.url,
    SCAN_ORCHESTRATOR_URL: scanOrchestrator.url,
    TRADEMARK_URL: trademark.url,
    WEB_DIR: join(folder, 'web'),
    ...settings,
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  return {
    app,
    url,
    port: Number(new URL(url).port),
    identity,
    admin,
    billing,
    enforcement,
    protection,
    scanOrchestrator,
    trademark,
    services: {
      admin,
      billing,
      enforcement,
      identity,
      protection,
      'scan-orchestrator': scanOrchestrator,
      trademark,
    },
    get: (path, init) => fetch(`${url}${path}`, init),
    bearer: async (role, minting) => ({
      authorization: `Bearer ${await identity.mint(crypto.randomUUID(), role, minting)}`,
    }),
    stop: async () => {
      await app.close()
      await Promise.all(
        [identity, admin, billing, enforcement, protection, scanOrchestrator, trademark].map((each) =>
          each.close(),
        ),
      )
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Speaks to a port in bytes of the test's own; resolves with all that came back when the connection has ended. */
export function speak(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
