/**
 * `npm run film`: records the seven seconds of the home page with Chromium's own encoder and writes film and poster into
 * `apps/web/public/film`. The result is committed; it changes when `scenes.mjs` does.
 */
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { findChromium } from '../standalone/chromium.mjs'
import { repository } from '../standalone/prepare.mjs'

const require = createRequire(import.meta.url)
const font = (style) => require.resolve(`@expo-google-fonts/noto-sans-tc/${style}`)
const here = (name) => join(import.meta.dirname, name)
const types = { html: 'text/html', mjs: 'text/javascript', ttf: 'font/ttf' }

/** What the recording page asks for: WebCodecs are there on localhost only. */
const files = {
  '/scenes.mjs': here('scenes.mjs'),
  '/record-in-page.mjs': here('record-in-page.mjs'),
  '/mediabunny.mjs': join(repository, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs'),
  '/font-500.ttf': font('500Medium/NotoSansTC_500Medium.ttf'),
  '/font-700.ttf': font('700Bold/NotoSansTC_700Bold.ttf'),
}

const document = `<!doctype html><script type="importmap">{"imports":{"mediabunny":"/mediabunny.mjs"}}</script>`

const server = createServer(async (request, response) => {
  const file = files[request.url]
  if (request.url !== '/' && file === undefined) return response.writeHead(404).end()
  const extension = file?.split('.').pop() ?? 'html'
  response.setHeader('content-type', types[extension])
  response.end(file === undefined ? document : await readFile(file))
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())

const browser = await puppeteer.launch({
  executablePath: await findChromium(console.log),
  // Chromium's own sandbox does not run as root; this page is ours.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
  const { seal } = await import('@originseal/brand')
  // As text: what the page imports is no module of this program.
  /** @type {any} */
  const recorded = await page.evaluate(
    `import('/record-in-page.mjs').then(({ record }) => record(${JSON.stringify(seal)}))`,
  )
  const folder = join(repository, 'apps/web/public/film')
  await mkdir(folder, { recursive: true })
  for (const [name, base64] of [
    ['originseal.mp4', recorded.film],
    ['poster.webp', recorded.poster],
  ]) {
    const bytes = Buffer.from(base64, 'base64')
    await writeFile(join(folder, name), bytes)
    console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
  server.close()
}
