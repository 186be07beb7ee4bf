import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { decodeHtml } from '../pages/decode-html'
import { HostPaces } from '../fetching/host-paces'
import { largestVariants } from '../pages/image-variants'
import { sandboxMarket } from './sandbox-market'
import { pageUrl } from '../pages/page-url'
import { readPage, waitsForScripts } from '../pages/read-page'
import { parseRobots } from '../fetching/robots-rules'
import { asksFor, isSearchPage, queriesOf, searchPages } from './search-pages'
import { siteManifestSchema } from './site-manifest'
import { parseSitemap } from './sitemap'
import { order, VisitOrder } from './visit-order'

describe('addresses of pages', () => {
  test.each([
    ['https://a.tw/p?utm_source=x&fbclid=1#top', 'https://a.tw/p'],
    ['https://a.tw/p?b=2&a=1', 'https://a.tw/p?a=1&b=2'],
    ['https://A.tw:443/p?', 'https://a.tw/p'],
    ['https://a.tw/p?page=2&gclid=z', 'https://a.tw/p?page=2'],
    ['https://a.tw/搜尋?q=山', 'https://a.tw/%E6%90%9C%E5%B0%8B?q=%E5%B1%B1'],
  ])('%s is %s', (given, expected) => expect(pageUrl(given)).toBe(expected))

  test('normalising twice changes nothing more, and the order of a query does not matter', () => {
    const pairs = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()), { maxLength: 6 })
    fc.assert(
      fc.property(pairs, (query) => {
        const distinct = [...new Map(query)]
        const one = pageUrl(`https://a.tw/p?${new URLSearchParams(distinct)}`)
        expect(pageUrl(one)).toBe(one)
        expect(pageUrl(`https://a.tw/p?${new URLSearchParams([...distinct].reverse())}`)).toBe(one)
      }),
    )
  })
})

describe('what is asked', () => {
  const subject = {
    title: '晨霧  山景',
    keywords: ['Poster', 'poster', '山'],
    filename: 'misty-mountain_final.png',
  }

  test("title, keywords and the file's name, once each", () =>
    expect(queriesOf(subject)).toEqual(['晨霧 山景', 'poster', '山', 'misty mountain final']))

  test.each([
    'IMG_2041.jpg',
    'DSC00123.JPG',
    'Screenshot 2024-01-02.png',
    '20240102_101112.jpg',
    'P1010203.JPG',
    '圖片 1.png',
    'image(2).png',
  ])('%s says nothing of its picture', (filename) =>
    expect(queriesOf({ ...subject, filename })).not.toContainEqual(expect.stringMatching(/\d/)),
  )

  test('a query stands in the address as the template says', () => {
    const urls = searchPages('https://a.tw/', '/search?kw={query}&sort=new', ['山 景&'])
    expect(urls).toEqual(['https://a.tw/search?kw=%E5%B1%B1+%E6%99%AF%26&sort=new'])
    expect(isSearchPage('/search?kw={query}', urls[0]!)).toBe(true)
    expect(isSearchPage('/search/{query}', 'https://a.tw/search/x?page=2')).toBe(true)
    expect(isSearchPage('/search?kw={query}', 'https://a.tw/search?page=2')).toBe(false)
    expect(asksFor(['山 景&'], urls[0]!)).toBe(true)
    expect(asksFor(['山'], 'https://a.tw/search/%E5%B1%B1')).toBe(true)
    expect(asksFor(['山'], 'https://a.tw/search/%E5')).toBe(false)
  })
})

describe('the order of visits', () => {
  const visits = new VisitOrder({ listings: '^/listings/[^/]+$', search: '/search?q={query}' }, ['山'])
  const results = { url: 'https://a.tw/search?q=山', priority: order.search }
  const listing = { url: 'https://a.tw/listings/1', priority: order.listing }

  test('what a page of results leads to comes before all else', () =>
    expect(
      visits
        .linksFrom(
          results,
          ['/listings/1', '/search?page=2&q=山', '/shops/a?q=山', '/about'].map(
            (path) => `https://a.tw${path}`,
          ),
        )
        .map(({ priority }) => priority),
    ).toEqual([order.foundListing, order.foundPage, order.foundPage, order.page]))

  test('searches for other words are not followed', () =>
    expect(
      visits.linksFrom(listing, [
        'https://a.tw/search?q=貓',
        'https://a.tw/listings/2',
        'https://a.tw/search?q=山',
      ]),
    ).toEqual([
      { url: 'https://a.tw/listings/2', priority: order.listing },
      { url: 'https://a.tw/search?q=%E5%B1%B1', priority: order.foundPage },
    ]))

  test('the browser opens pages that list others first', () => {
    const links = [
      { url: 'https://a.tw/listings/1', priority: order.foundListing },
      { url: 'https://a.tw/shops/a', priority: order.page },
    ]
    expect(
      links.sort((one, other) => visits.browserUrgency(one) - visits.browserUrgency(other))[0]?.url,
    ).toBe('https://a.tw/shops/a')
  })

  test('listings of the sitemap come before its other pages', () =>
    expect(visits.fromSitemap(['https://a.tw/', 'https://a.tw/listings/1'])).toEqual([
      { url: 'https://a.tw/', priority: order.sitemapPage },
      { url: 'https://a.tw/listings/1', priority: order.sitemapListing },
    ]))
})

describe('pictures in several sizes', () => {
  const found = (...urls: (string | [string, string])[]) =>
    urls.map((given) => {
      const [path, origin] = typeof given === 'string' ? [given, 'img'] : given
      return { imageUrl: `https://a.tw${path}`, pageUrl: 'https://a.tw/', origin }
    })

  test.each<[string, (string | [string, string])[], [string, string][]]>([
    ['widths in the query', ['/k.jpg?w=320', '/k.jpg?w=960', '/k.jpg?w=640'], [['/k.jpg?w=960', 'img']]],
    ['the plain address is the original', ['/k.jpg?w=640', ['/k.jpg', 'srcset']], [['/k.jpg', 'img']]],
    ["the page's main picture stays the main one", [['/k.jpg?w=1200', 'og'], '/k.jpg'], [['/k.jpg', 'og']]],
    ['names with a size', ['/k-300x200.jpg', '/k.jpg', '/k_1024x.jpg'], [['/k.jpg', 'img']]],
    ['density counts', ['/k.jpg?w=640', '/k.jpg?w=400&dpr=2'], [['/k.jpg?w=400&dpr=2', 'img']]],
    [
      'other parameters tell pictures apart',
      ['/k?id=1&w=9', '/k?id=2&w=9'],
      [
        ['/k?id=1&w=9', 'img'],
        ['/k?id=2&w=9', 'img'],
      ],
    ],
    [
      'a word is no size',
      ['/k?size=large', '/k?size=small'],
      [
        ['/k?size=large', 'img'],
        ['/k?size=small', 'img'],
      ],
    ],
  ])('%s', (_, given, expected) => expect(largestVariants(found(...given))).toEqual(found(...expected)))

  test('choosing again changes nothing, and something always stays', () => {
    const urls = fc.array(fc.webUrl({ withQueryParameters: true }), { maxLength: 20 })
    fc.assert(
      fc.property(urls, (given) => {
        const images = given.map((imageUrl) => ({ imageUrl, pageUrl: 'https://a.tw/', origin: 'img' }))
        const kept = largestVariants(images)
        expect(kept.length > 0).toBe(images.length > 0)
        expect(largestVariants(kept)).toEqual(kept)
      }),
    )
  })
})

describe('robots.txt', () => {
  const rules = parseRobots(
    'https://a.tw/robots.txt',
    'User-agent: *\nDisallow: /private\nCrawl-delay: 2\n\nUser-agent: OriginSealBot\nDisallow: /a*b$\nSitemap: https://a.tw/map.xml\n',
    'OriginSealBot/1.0',
  )
  test('our own group replaces that for all', () => {
    expect(rules.allows('https://a.tw/private')).toBe(true)
    expect(rules.allows('https://a.tw/axxb')).toBe(false)
    expect(rules.allows('https://a.tw/axxbc')).toBe(true)
    expect(rules.perSecond).toBeUndefined()
    expect(rules.sitemaps).toEqual(['https://a.tw/map.xml'])
  })
  test('a stranger keeps to the group for all', () => {
    const others = parseRobots(
      'https://a.tw/robots.txt',
      'User-agent: *\nDisallow: /private\nCrawl-delay: 2',
      'OriginSealBot/1.0',
    )
    expect(others.allows('https://a.tw/private/x')).toBe(false)
    expect(others.perSecond).toBe(0.5)
  })
})

describe('sitemaps', () => {
  const xml = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://a.tw/undated</loc></url>
    <url><loc> https://a.tw/old?a=1&amp;b=2 </loc><lastmod>2020-01-01</lastmod></url>
    <url><loc>https://a.tw/new</loc><lastmod>2025-01-01T00:00:00+08:00</lastmod>
      <image:image><image:loc>https://a.tw/new.jpg</image:loc></image:image></url>
    <url><loc>not an address</loc></url></urlset>`
  const pages = ['https://a.tw/new', 'https://a.tw/old?a=1&b=2', 'https://a.tw/undated']

  test('pages come newest first', async () =>
    expect((await parseSitemap(Buffer.from(xml))).pages).toEqual(pages))
  test('also compressed', async () => expect((await parseSitemap(gzipSync(xml))).pages).toEqual(pages))
  test('entities are not resolved, neither from outside nor by expansion', async () => {
    const evil = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">
      <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
      <urlset><url><loc>https://a.tw/&file;</loc></url><url><loc>https://a.tw/&c;</loc></url></urlset>`
    const sitemap = await parseSitemap(Buffer.from(evil))
    expect(JSON.stringify(sitemap.pages)).not.toMatch(/root:|aaaaaaaaaa/)
  })

  test('an index names sitemaps', async () => {
    const index = '<sitemapindex><sitemap><loc>https://a.tw/1.xml</loc></sitemap></sitemapindex>'
    expect(await parseSitemap(Buffer.from(index))).toMatchObject({
      pages: [],
      sitemaps: ['https://a.tw/1.xml'],
    })
  })
  test('what is no sitemap names nothing', async () =>
    expect(await parseSitemap(Buffer.from('<html><p>404'))).toEqual({
      pages: [],
      sitemaps: [],
      changes: new Map(),
    }))
  test('a day without a time may have ended last half a day later, at UTC−12', async () => {
    const entry = (n: number, lastmod: string): string =>
      `<url><loc>https://a.tw/${n}</loc><lastmod>${lastmod}</lastmod></url>`
    const text = `<urlset>${entry(1, '2026-11-20')}${entry(2, '2026-11-20T10:00:00Z')}${entry(3, 'soon')}</urlset>`
    const { changes } = await parseSitemap(Buffer.from(text))
    expect([...changes].map(([, at]) => new Date(at).toISOString())).toEqual(
      ['2026-11-20T10:00:00.000Z', '2026-11-21T12:00:00.000Z'].toReversed(),
    )
  })
})

describe('pages', () => {
  test.each([
    ['header', Buffer.from([0xa4, 0x73]), 'text/html; charset=big5', '山'],
    ['nothing said', Buffer.from('山'), null, '山'],
    ['a label nobody knows', Buffer.from('山'), 'text/html; charset=klingon', '山'],
    ['byte order mark over header', Buffer.from('\ufeff山'), 'text/html; charset=big5', '山'],
    ['word charset in the text is none', Buffer.from('<p>charset=big5</p>山'), null, '<p>charset=big5</p>山'],
  ])('encoding: %s', (_, body, type, expected) => expect(decodeHtml(body, type)).toBe(expected))

  test.each([
    ['an empty root with a script', '<div id="root"></div><script src="/app.js"></script>', true],
    [
      'a part that is being filled',
      '<a href="/">x</a><img src="/l.png"><div aria-busy="true"></div><script>fill()</script>',
      true,
    ],
    [
      'a page that is there',
      '<a href="/">x</a><div aria-busy="false"></div><script src="/a.js"></script>',
      false,
    ],
    ['an empty page without scripts', '<p>nothing</p>', false],
    ['data is no script', '<script type="application/ld+json">{}</script>', false],
  ])('waits for its scripts: %s', (_, html, expected) =>
    expect(waitsForScripts(html, 'https://a.tw/')).toBe(expected),
  )

  test('links that a page asks not to follow are left', () =>
    expect(readPage('<a href="/a" rel="nofollow">a</a><a href="/b">b</a>', 'https://a.tw/').links).toEqual([
      'https://a.tw/b',
    ]))
})

describe('manifests', () => {
  test('the sandbox market is described by its address alone', () =>
    expect(sandboxMarket('http://localhost:8090')).toMatchObject({
      name: 'sandbox-market',
      start: 'http://localhost:8090',
    }))
  test('defaults are polite', () =>
    expect(siteManifestSchema.parse({ name: 'a', label: 'A', start: 'https://a.tw' })).toMatchObject({
      perSecond: 1,
      pages: 200,
    }))
})

test('a pause that is called off ends with the reason', async () => {
  const paces = new HostPaces()
  const off = new AbortController()
  await paces.turn('https://a.tw/', 0.01, off.signal)
  const second = paces.turn('https://a.tw/', 0.01, off.signal)
  off.abort(new Error('called off'))
  await expect(second).rejects.toThrow('called off')
  await expect(paces.turn('https://b.tw/', 0.01, new AbortController().signal)).resolves.toBeUndefined()
})
