import { until, type TestDatabase } from '@originseal/testing'
import { createDatabase, startMarket, publicUrl, type RunningMarket } from '../market.harness'
import { catalogue } from '../pictures/catalogue'
import { shops } from './shops'

const scripted = shops.find((shop) => shop.renderedByScript)!
const plain = shops.find((shop) => !shop.renderedByScript)!
/** Enough of each shop to look around; more than one page of the first. Not the kinds that take longest to draw. */
const opening = shops.flatMap((shop) =>
  catalogue
    .filter((entry) => entry.shop === shop.slug && !['forest', 'fields', 'sea'].includes(entry.family))
    .slice(0, shop === plain ? 25 : 2),
)
const firstStart = 150_000

interface ShopAnswer {
  total: number
  listings: { id: string; title: string; imageUrl: string }[]
}

describe('a visitor and a crawler in the market', () => {
  let database: TestDatabase
  let market: RunningMarket
  const page = async (path: string): Promise<string> => (await market.get(path)).text()
  const scriptedListings = async (): Promise<ShopAnswer['listings']> => {
    const answer = await market.get(`/api/shops/${scripted.slug}/listings`)
    return ((await answer.json()) as ShopAnswer).listings
  }

  beforeAll(async () => {
    database = await createDatabase()
    market = await startMarket(database.url, opening)
    await until(async () => (await market.get('/health/ready')).ok, { within: firstStart })
  }, firstStart + 30_000)
  afterAll(async () => {
    await market?.stop()
    await database?.drop()
  })

  it('finds all four shops and the newest listings on the home page', async () => {
    const home = await page('/')
    for (const shop of shops) expect(home).toContain(`href="/shops/${shop.slug}"`)
    expect(home.match(/href="\/listings\/\d+"/g)).toHaveLength(16)
    expect(home).toContain('這是沙盒市集')
  })

  it('turns the pages of a shop and sees each listing once', async () => {
    const ids = (text: string): string[] =>
      [...text.matchAll(/href="\/listings\/(\d+)"/g)].map(([, id]) => id!)
    const seen = [
      ...ids(await page(`/shops/${plain.slug}`)),
      ...ids(await page(`/shops/${plain.slug}?page=2`)),
    ]
    expect(new Set(seen).size).toBe(25)
    expect(seen).toHaveLength(25)
    expect((await market.get(`/shops/${plain.slug}?page=3`)).status).toBe(404)
  })

  it('reads a listing whole: srcset, og:image and JSON-LD', async () => {
    const [, id] = /href="\/listings\/(\d+)"/.exec(await page(`/shops/${plain.slug}`))!
    const text = await page(`/listings/${id}`)
    const [, block] = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(text)!
    const product = JSON.parse(block!)
    expect(product).toMatchObject({
      '@type': 'Product',
      image: [expect.stringMatching(`^${publicUrl}/images/[0-9a-f]{32}\\.jpg$`)],
      offers: { priceCurrency: 'TWD', price: expect.any(Number), seller: { name: plain.name } },
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(text).toContain(`<meta property="og:image" content="${product.image[0]}" />`)
    expect(text).toMatch(/srcset="\/images\/[0-9a-f]{32}\.jpg\?w=320 320w/)
    expect(text).toContain('同店的其他商品')
  })

  it('finds nothing of the shop rendered by script without running the script', async () => {
    const listings = await scriptedListings()
    expect(listings).toHaveLength(2)
    const titled = opening.filter((entry) => entry.shop === scripted.slug)
    const paths = [
      `/shops/${scripted.slug}`,
      '/',
      '/search?q=',
      `/search?q=${encodeURIComponent(titled[0]!.title)}`,
    ]
    for (const path of [...paths, ...listings.map(({ id }) => `/listings/${id}`)]) {
      const text = (await page(path)).replace(
        /value="[^"]*"|<title>.*?<\/title>|og:title" content="[^"]*"/g,
        '',
      )
      for (const { imageUrl } of listings) expect(text).not.toContain(imageUrl)
      if (!path.startsWith('/search?q=%')) for (const { title } of titled) expect(text).not.toContain(title)
    }
  })

  it('is told by a search where the shop rendered by script is searched, and finds the listing there', async () => {
    const [wanted] = await scriptedListings()
    const q = encodeURIComponent(wanted!.title)
    expect(await page(`/search?q=${q}`)).toContain(`href="/shops/${scripted.slug}?q=${q}"`)
    const [, source] = /data-source="([^"]+)"/.exec(await page(`/shops/${scripted.slug}?q=${q}`))!
    const found = (await (await market.get(source!.replaceAll('&amp;', '&'))).json()) as ShopAnswer
    expect(found.listings[0]?.id).toBe(wanted!.id)
  })

  it('finds Chinese by any part of a word, and best matches first', async () => {
    const { title } = opening[0]!
    const part = title.slice(1, 3)
    expect(await page(`/search?q=${encodeURIComponent(part)}`)).toContain(title)
    const text = await page(`/search?q=${encodeURIComponent(`${title} 不存在的詞`)}`)
    expect(text.slice(text.indexOf('class="cards"'))).toMatch(/class="card-title"\s*>/)
    expect(/class="card-title"\s*>([^<]+)</.exec(text)?.[1]).toBe(title)
  })

  it('takes the wildcards of a query for what they are', async () => {
    expect(await page('/search?q=%25')).toContain('沒有找到商品')
    expect(await page('/search?q=_')).toContain('沒有找到商品')
  })

  it('is told nothing by a query that is script', async () => {
    const text = await page(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;alert(1)')
  })

  it('reads a sitemap with every listing, newest first', async () => {
    const answer = await market.get('/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const entries = [
      ...(await answer.text()).matchAll(/<loc>([^<]+\/listings\/\d+)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
    ]
    expect(entries).toHaveLength(opening.length)
    expect(entries.every(([, address]) => address!.startsWith(`${publicUrl}/listings/`))).toBe(true)
    const times = entries.map(([, , time]) => time!)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('is asked by robots.txt to stay out of pages that are there', async () => {
    const robots = await page('/robots.txt')
    expect(robots).toMatch(/^Disallow: \/private$/m)
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    expect(robots).not.toMatch(/crawl-delay/i)
    expect((await market.get('/private/stock-room')).status).toBe(200)
    expect((await market.get('/cart')).status).toBe(200)
  })

  it.each(['/', '/sell', '/nowhere', '/images/none.jpg', '/api/listings/0', '/robots.txt'])(
    'gets %s under a policy without inline scripts',
    async (path) => {
      const { headers } = await market.get(path)
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('gets a page where there is nothing, and a program a problem document', async () => {
    const missing = await market.get('/nowhere', { accept: 'text/html' })
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('找不到這個頁面')
    const problem = await market.get('/nowhere', { accept: 'application/json' })
    expect(problem.headers.get('content-type')).toContain('application/problem+json')
  })
})
