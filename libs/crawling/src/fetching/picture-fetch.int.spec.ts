import { HostPaces } from './host-paces'
import { PictureFetch } from './picture-fetch'
import { startSite, type TestSite } from '../fixtures/site.fixture'

let site: TestSite
let paces: HostPaces
let pictures: PictureFetch
beforeEach(async () => {
  site = await startSite()
  paces = new HostPaces()
  pictures = new PictureFetch(site.fetch, paces)
  site.pages.set('/a.png', 'a picture')
})
afterEach(() => site.close())

const { signal } = new AbortController()
const ask = (path: string) => pictures.visit(site.origin + path, signal)
const timesOf = (path: string) => site.asked.filter((one) => one.path.startsWith(path)).map(({ at }) => at)
const closed = 'User-agent: *\nDisallow: /private/\n'

describe('robots.txt', () => {
  test('a picture that it closes is not asked for', async () => {
    site.pages.set('/robots.txt', closed)
    site.pages.set('/private/a.png', 'a picture')
    await expect(ask('/private/a.png')).resolves.toBe('refused-by-robots')
    await expect(ask('/a.png')).resolves.toMatchObject({ status: 200 })
    expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/a.png'])
  })

  test('what it closes behind a redirect is not used', async () => {
    site.pages.set('/robots.txt', closed)
    site.pages.set('/private/a.png', 'a picture')
    site.pages.set(
      '/open.png',
      (_, response) => void response.writeHead(302, { location: '/private/a.png' }).end(),
    )
    await expect(ask('/open.png')).resolves.toBe('refused-by-robots')
  })

  test('a server that fails to give it is left alone', async () => {
    site.pages.set('/robots.txt', (_, response) => void response.writeHead(503).end())
    await expect(ask('/a.png')).resolves.toBe('refused-by-robots')
    expect(timesOf('/a.png')).toEqual([])
  })

  test('is read once for all pictures of a site, also side by side', async () => {
    paces.know(site.origin, 100)
    await Promise.all(Array.from({ length: 8 }, () => ask('/a.png')))
    expect([timesOf('/robots.txt').length, timesOf('/a.png').length]).toEqual([1, 8])
  })
})

describe('the pace of a host', () => {
  /** Timers may wake up a moment early. */
  const slackMs = 30
  let began: number
  beforeEach(() => (began = performance.now()))
  /** From before the first turn: a busy server hears of the first request late, and a span from there would be short. */
  const lastAfterMs = (path: string) => timesOf(path).at(-1)! - began

  test('that a manifest knows is the manifest’s', async () => {
    paces.know(site.origin, 20)
    await Promise.all(Array.from({ length: 5 }, () => ask('/a.png')))
    expect(lastAfterMs('/a.png')).toBeGreaterThan(4 * 50 - slackMs)
  })

  test('that nobody knows is four requests a second', async () => {
    await Promise.all(Array.from({ length: 3 }, () => ask('/a.png')))
    expect(lastAfterMs('/a.png')).toBeGreaterThan(2 * 250 - slackMs)
  })

  test('is slower where robots.txt asks for a delay', async () => {
    paces.know(site.origin, 100)
    site.pages.set('/robots.txt', 'User-agent: *\nCrawl-delay: 0.2\n')
    await Promise.all(Array.from({ length: 3 }, () => ask('/a.png')))
    expect(lastAfterMs('/a.png')).toBeGreaterThan(2 * 200 - slackMs)
  })

  test('that asked for rest is kept', async () => {
    paces.know(site.origin, 100)
    let isBusy = true
    site.pages.set('/busy.png', (_, response) => {
      response.writeHead(isBusy ? 429 : 200, { 'retry-after': '1' }).end()
      isBusy = false
    })
    await expect(ask('/busy.png')).resolves.toMatchObject({ status: 429 })
    await expect(ask('/busy.png')).resolves.toMatchObject({ status: 200 })
    expect(lastAfterMs('/busy.png')).toBeGreaterThan(1_000 - slackMs)
  })

  test('a wait that is called off ends with the reason', async () => {
    paces.know(site.origin, 0.01)
    await ask('/a.png')
    const off = new AbortController()
    const waiting = pictures.visit(`${site.origin}/a.png`, off.signal)
    off.abort(new Error('called off'))
    await expect(waiting).rejects.toThrow('called off')
  })
})
