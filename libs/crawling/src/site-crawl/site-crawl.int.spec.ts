import { LostLease, MemoryJournal } from '../fixtures/memory-journal.fixture'
import type { SourceOutcome } from '../source'
import { HostPaces } from '../fetching/host-paces'
import { SiteCrawl } from './site-crawl'
import type { SiteManifest } from './site-manifest'
import { link, startSite, subject, type TestSite } from '../fixtures/site.fixture'

const results = `/search?q=${encodeURIComponent('晨霧山景')}`
const moreResults = `/search?page=2&q=${encodeURIComponent('晨霧山景')}`

let site: TestSite
let journal: MemoryJournal
beforeEach(async () => {
  site = await startSite()
  journal = new MemoryJournal()
})
afterEach(() => site.close())

const search = (changes?: Partial<SiteManifest>, signal?: AbortSignal): Promise<SourceOutcome> =>
  site.search(journal, changes, signal && { signal })

const listing = (id: string): string => `
  <meta property="og:image" content="/images/${id}.jpg">
  <script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: `print ${id}`,
    datePublished: '2025-02-03T04:05:06Z',
    offers: { '@type': 'Offer', price: '1,280', priceCurrency: 'TWD', seller: { name: '月光印物' } },
  })}</script>
  <img src="/images/${id}.jpg?w=640" srcset="/images/${id}.jpg?w=320 320w, /images/${id}.jpg 1200w">`
const sitemap = (...entries: [path: string, lastmod: string][]): string =>
  `<urlset>${entries.map(([path, lastmod]) => `<url><loc>${site.origin}${path}</loc><lastmod>${lastmod}</lastmod></url>`).join('')}</urlset>`
const visit = (path: string) => journal.visits.find(({ url }) => url === site.origin + path)
describe('the order of visits', () => {
  test("the site's own search comes first, then the sitemap's newest, then breadth", async () => {
    site.pages.set(results, link('/listings/wanted') + link(moreResults) + link('/about'))
    site.pages.set(moreResults, link('/listings/wanted-too'))
    site.pages.set('/listings/wanted', listing('wanted') + link('/search?q=%E9%99%B6'))
    site.pages.set('/listings/wanted-too', listing('wanted-too'))
    site.pages.set('/sitemap.xml', sitemap(['/listings/old', '2023-01-01'], ['/listings/new', '2025-01-01']))
    site.pages.set('/listings/old', listing('old'))
    site.pages.set('/listings/new', listing('new'))
    site.pages.set('/', link('/deep') + link('/listings/unlisted'))
    site.pages.set('/listings/unlisted', listing('unlisted'))
    site.pages.set('/deep', 'nothing more')
    site.pages.set('/about', 'who we are')
    // Slow enough that pages asked for side by side arrive one after the other.
    expect(await search({ perSecond: 8 })).toEqual({ state: 'searched' })
    expect(journal.paths.slice(0, 2).sort()).toEqual(
      [results, `/search?q=${encodeURIComponent('山')}`].sort(),
    )
    expect(journal.paths.slice(2, 5)).toEqual(['/listings/wanted', moreResults, '/listings/wanted-too'])
    expect(journal.paths.slice(5).sort()).toEqual(
      ['/', '/about', '/deep', '/listings/new', '/listings/old', '/listings/unlisted'].sort(),
    )
    const places = ['/listings/new', '/listings/old', '/', '/listings/unlisted', '/deep'].map((path) =>
      site.asked.findIndex((one) => one.path === path),
    )
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  test('a page is visited once, however its address is spelt', async () => {
    site.pages.set(
      '/',
      ['/a?b=2&a=1', '/a?a=1&b=2', '/a?a=1&b=2&utm_source=x', '/a?a=1&b=2#top'].map(link).join(''),
    )
    site.pages.set('/a?a=1&b=2', 'once')
    await search()
    expect(site.asked.filter(({ path }) => path.startsWith('/a'))).toHaveLength(1)
  })
})

test('a listing brings its facts, and of one picture in many sizes the largest, as the main one', async () => {
  site.pages.set('/', link('/listings/7'))
  site.pages.set('/listings/7', listing('7'))
  await search()
  expect(visit('/listings/7')).toEqual({
    url: `${site.origin}/listings/7`,
    outcome: 'read',
    listing: {
      title: 'print 7',
      seller: '月光印物',
      price: 1280,
      currency: 'TWD',
      publishedAt: '2025-02-03T04:05:06Z',
    },
    images: [{ imageUrl: `${site.origin}/images/7.jpg`, pageUrl: `${site.origin}/listings/7`, origin: 'og' }],
    links: [],
  })
})

describe('manners', () => {
  test('what robots.txt closes is not asked for, and the report says so', async () => {
    site.pages.set(
      '/robots.txt',
      'User-agent: *\nDisallow: /private\n\nUser-agent: OriginSealBot\nDisallow: /mine\n',
    )
    site.pages.set('/', link('/mine/1') + link('/private/1'))
    site.pages.set('/private/1', 'closed to others, open to us')
    expect(await search()).toEqual({
      state: 'searched',
      notes: [{ key: 'pages-closed-by-robots', values: { pages: 1 } }],
    })
    expect(visit('/mine/1')?.outcome).toBe('refused-by-robots')
    expect(visit('/private/1')?.outcome).toBe('read')
    expect(site.asked.map(({ path }) => path)).not.toContain('/mine/1')
  })

  test('a redirect to a closed page is not followed', async () => {
    site.pages.set('/robots.txt', 'User-agent: *\nDisallow: /mine\n')
    site.pages.set('/', link('/door'))
    site.pages.set('/door', (_, response) => void response.writeHead(302, { location: '/mine/1' }).end())
    site.pages.set('/mine/1', '<img src="/secret.jpg">')
    await search()
    expect(visit('/mine/1')?.outcome).toBe('refused-by-robots')
    expect(journal.visits.flatMap(({ images }) => images)).toEqual([])
  })

  test('a server that fails to give its robots.txt is left alone', async () => {
    site.pages.set('/robots.txt', (_, response) => void response.writeHead(503).end())
    expect(await search()).toEqual({
      state: 'unreachable',
      notes: [{ key: 'robots-fault', values: { status: 503 } }],
    })
    expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt'])
  })

  test('pages are asked for no faster than the manifest allows, also by two searches at once', async () => {
    site.pages.set('/', [1, 2, 3, 4].map((n) => link(`/page/${n}`)).join(''))
    const crawl = new SiteCrawl({
      manifest: site.manifest({ perSecond: 20, search: undefined, sitemap: undefined }),
      fetch: site.fetch,
      paces: new HostPaces(),
    })
    const { signal } = new AbortController()
    const began = performance.now()
    await Promise.all([
      crawl.search(subject, new MemoryJournal(), signal),
      crawl.search(subject, new MemoryJournal(), signal),
    ])
    const times = site.asked.filter(({ path }) => path !== '/robots.txt').map(({ at }) => at)
    expect(times).toHaveLength(10)
    // Ten turns, 50 ms apart: nine gaps. Timers may wake up a moment early; a busy server hears the first late.
    expect(times.at(-1)! - began).toBeGreaterThan(9 * 50 - 30)
  })

  test('the delay that robots.txt asks for is kept', async () => {
    site.pages.set('/robots.txt', 'User-agent: *\nCrawl-delay: 0.2\n')
    site.pages.set('/', link('/a') + link('/b'))
    const began = performance.now()
    await search({ search: undefined, sitemap: undefined })
    const times = site.asked.filter(({ path }) => path !== '/robots.txt').map(({ at }) => at)
    expect(times.at(-1)! - began).toBeGreaterThan(2 * 200 - 30)
  })
})

describe('budgets', () => {
  const many = (): void => {
    site.pages.set('/', Array.from({ length: 60 }, (_, n) => link(`/page/${n}`)).join(''))
    for (let n = 0; n < 60; n += 1) site.pages.set(`/page/${n}`, `page ${n}`)
  }

  test('no more pages than the budget are visited', async () => {
    many()
    const outcome = await search({ pages: 20 })
    expect(outcome).toEqual({
      state: 'partly-searched',
      notes: [{ key: 'pages-used-up', values: { pages: 20 } }],
    })
    expect(journal.visits).toHaveLength(20)
  })

  test('a search that another worker goes on with keeps its budget and repeats nothing', async () => {
    many()
    await search({ pages: 20 })
    const before = site.asked.length
    expect((await search({ pages: 30 })).state).toBe('partly-searched')
    expect(journal.visits).toHaveLength(30)
    const asked = site.asked
      .slice(before)
      .filter(({ path }) => !['/robots.txt', '/sitemap.xml'].includes(path))
    expect(asked).toHaveLength(10)
    expect(new Set(journal.paths).size).toBe(30)
  })

  test('the search ends with its time, though pages hang', async () => {
    many()
    site.pages.set('/page/3', () => undefined)
    const began = performance.now()
    const outcome = await search({ seconds: 1, perSecond: 20 })
    expect(outcome.state).toBe('partly-searched')
    expect(outcome.notes).toContainEqual({ key: 'time-used-up', values: { seconds: 1 } })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(visit('/page/3')).toBeUndefined()
  })
})

describe('sites that do not play along', () => {
  test('a site that is not there is unreachable, and soon given up', async () => {
    const { origin } = site
    await site.close()
    const outcome = await search()
    expect(outcome).toEqual({ state: 'unreachable', notes: [{ key: 'no-answer', values: {} }] })
    site = await startSite()
    expect(origin).not.toBe(site.origin)
  })

  test('a site that turns us away has not been searched', async () => {
    site.pages.set('/', (_, response) => void response.writeHead(403).end('no'))
    expect((await search({ search: undefined })).state).toBe('failed')
  })

  test('pages that fail, lead away, or are no pages cost nothing but themselves', async () => {
    site.pages.set('/', ['/broken', '/away', '/file', '/big', '/good'].map(link).join(''))
    site.pages.set('/broken', (_, response) => void response.writeHead(500).end())
    site.pages.set(
      '/away',
      (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    )
    site.pages.set(
      '/file',
      (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
    )
    site.pages.set('/big', (_, response) => void response.writeHead(200).end('<p>'.repeat(2_000_000)))
    site.pages.set('/good', '<img src="/good.jpg">')
    expect(await search()).toEqual({
      state: 'partly-searched',
      notes: [{ key: 'pages-unanswered', values: { pages: 2 } }],
    })
    expect(visit('/broken')?.outcome).toBe('unreachable')
    expect(visit('/away')?.outcome).toBe('unreachable')
    expect(visit('/file')?.outcome).toBe('not-a-page')
    expect(visit('/big')?.outcome).toBe('not-a-page')
    expect(visit('/good')?.images).toHaveLength(1)
  })

  test('a page that moved within the site is recorded where it is now', async () => {
    site.pages.set('/', link('/old'))
    site.pages.set(
      '/old',
      (_, response) => void response.writeHead(301, { location: '/new?utm_source=old' }).end(),
    )
    site.pages.set('/new?utm_source=old', '<img src="/a.jpg">')
    site.pages.set('/new', '<img src="/a.jpg">')
    await search()
    expect(visit('/old')?.outcome).toBe('not-a-page')
    expect(visit('/new')?.images).toHaveLength(1)
  })

  test('a Big5 page is read as its author wrote it', async () => {
    site.pages.set('/', link('/listings/big5'))
    const name = Buffer.from([0xa4, 0x73, 0xb4, 0xba]) // 山景
    site.pages.set('/listings/big5', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(
        Buffer.concat([
          Buffer.from(
            '<meta charset="big5"><meta property="og:type" content="product"><meta property="og:title" content="',
          ),
          name,
          Buffer.from('">'),
        ]),
      )
    })
    await search()
    expect(visit('/listings/big5')?.listing?.title).toBe('山景')
  })
})

test('a lost lease ends the search at once', async () => {
  journal = new MemoryJournal(4)
  site.pages.set('/', Array.from({ length: 40 }, (_, n) => link(`/page/${n}`)).join(''))
  for (let n = 0; n < 40; n += 1) site.pages.set(`/page/${n}`, 'x')
  await expect(search()).rejects.toThrow(LostLease)
  expect(site.asked.length).toBeLessThan(15)
})

test('an aborted search rejects with its reason', async () => {
  const aborted = new AbortController()
  site.pages.set('/', (_, response) => {
    aborted.abort(new Error('the worker is being stopped'))
    response.end('late')
  })
  await expect(search({}, aborted.signal)).rejects.toThrow('the worker is being stopped')
})
