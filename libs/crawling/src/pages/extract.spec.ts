import fc from 'fast-check'
import { extractImages } from './extract-images'
import { extractLinks } from './extract-links'
import { extractListing } from './extract-listing'
import { srcsetUrls } from './srcset'

const page = 'https://shop.example.com/items/7?from=search'
const urls = (html: string): [string, string][] =>
  extractImages(html, page).map(({ url, origin }) => [origin, url])

describe('images of a page', () => {
  it('finds each way of naming an image, the main one first', () => {
    const html = `<title>Blue lamp</title>
      <meta property="og:image" content="/og.jpg"><meta name="twitter:image" content="//cdn.example.com/tw.png">
      <link rel="image_src" href="rel.jpg">
      <script type="application/ld+json">{"@type":"Product","name":"Lamp","image":["/ld1.jpg",{"@type":"ImageObject","url":"/ld2.jpg","contentUrl":"/ld3.jpg"}]}</script>
      <img src="a.jpg#x" alt="front"><img data-src="lazy.webp"><picture><source srcset="/p.avif 1x, /p2.avif 2x"><img src="/p.jpg" alt="side"></picture>
      <noscript><img src="/noscript.jpg"></noscript><video poster="/poster.jpg"></video><svg><image href="/vector.png"/></svg>
      <style>.x{background:url( "/bg.png" )}/* url(/commented.png) */@font-face{src:url(/f.woff2)}</style>
      <div style="background-image:url('/inline.png')" title="inline"></div>`
    expect(urls(html)).toEqual([
      ['og', 'https://shop.example.com/og.jpg'],
      ['og', 'https://cdn.example.com/tw.png'],
      ['og', 'https://shop.example.com/items/rel.jpg'],
      ['json-ld', 'https://shop.example.com/ld1.jpg'],
      ['json-ld', 'https://shop.example.com/ld2.jpg'],
      ['json-ld', 'https://shop.example.com/ld3.jpg'],
      ['img', 'https://shop.example.com/items/a.jpg'],
      ['img', 'https://shop.example.com/items/lazy.webp'],
      ['srcset', 'https://shop.example.com/p2.avif'],
      ['srcset', 'https://shop.example.com/p.avif'],
      ['img', 'https://shop.example.com/p.jpg'],
      ['img', 'https://shop.example.com/noscript.jpg'],
      ['img', 'https://shop.example.com/poster.jpg'],
      ['img', 'https://shop.example.com/vector.png'],
      ['css', 'https://shop.example.com/bg.png'],
      ['css', 'https://shop.example.com/inline.png'],
    ])
    const context = new Map(
      extractImages(html, page).map((image) => [image.url.split('/').at(-1), image.context]),
    )
    expect(Object.fromEntries(context)).toMatchObject({
      'a.jpg': 'front',
      'p2.avif': 'side',
      'ld1.jpg': 'Lamp',
    })
    expect(Object.fromEntries(context)).toMatchObject({ 'inline.png': 'inline', 'bg.png': 'Blue lamp' })
  })

  it('resolves against <base>, which may itself be relative, and ignores a base that is not the web', () => {
    expect(urls('<base href="/cdn/"><img src="a.png">')).toEqual([
      ['img', 'https://shop.example.com/cdn/a.png'],
    ])
    expect(urls('<base href="javascript:1"><img src="a.png">')).toEqual([
      ['img', 'https://shop.example.com/items/a.png'],
    ])
  })

  it('names an image once, whatever its fragment, and leaves out what is not the web', () => {
    const html =
      '<img src="/a.png#1"><img src="/a.png#2"><img src="data:image/png;base64,AA"><img src="blob:x"><img src=""><img src="http://["><img src="file:///a">'
    expect(urls(html)).toEqual([['img', 'https://shop.example.com/a.png']])
  })

  it('passes over JSON-LD that is broken, commented or deep', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    const html = `<script type="application/ld+json">{broken</script><script type="application/ld+json">${deep}</script>
      <script type="application/LD+JSON"><!-- {"@graph":[{"image":"/g.jpg"}]} --></script>`
    expect(urls(html)).toEqual([['json-ld', 'https://shop.example.com/g.jpg']])
  })

  it.each([
    ['a.jpg', ['a.jpg']],
    ['a.jpg 1x, b.jpg 2x', ['b.jpg', 'a.jpg']],
    ['a.jpg 100w,b.jpg 900w,\n c.jpg 300w', ['b.jpg', 'c.jpg', 'a.jpg']],
    ['a.jpg, b.jpg 1.5x', ['b.jpg', 'a.jpg']],
    ['/w_100,h_100/a.jpg 1x, /w_200,h_200/a.jpg 2x', ['/w_200,h_200/a.jpg', '/w_100,h_100/a.jpg']],
    [' , ,a.jpg 1x,, ', ['a.jpg']],
    ['', []],
    [',', []],
  ])('srcset %j', (srcset, expected) => expect(srcsetUrls(srcset)).toEqual(expected))

  it('every URL is absolute, http(s), without fragment and named once, whatever the page', () => {
    const piece = fc.oneof(
      fc.webUrl({ withFragments: true }),
      fc.string(),
      fc.constantFrom('//x.example/a', '../b', '#c', ' '),
    )
    const tag = fc.tuple(
      fc.constantFrom('img src', 'img srcset', 'a style', 'base href', 'source srcset', 'img data-src'),
      piece,
    )
    fc.assert(
      fc.property(fc.array(tag), (tags) => {
        const html = tags.map(
          ([name, value]) => `<${name}="${name.endsWith('style') ? `background:url(${value})` : value}">`,
        )
        const found = extractImages(html.join(''), page).map(({ url }) => url)
        expect(new Set(found).size).toBe(found.length)
        for (const url of found)
          expect([new URL(url).href, /^https?:/.test(url), url.includes('#')]).toEqual([url, true, false])
      }),
    )
  })

  it.each([
    ['comments', `<style>${'/*'.repeat(500_000)}</style>`],
    ['imports', `<style>${'@import '.repeat(200_000)}</style>`],
    ['srcset words', `<img srcset="${'a b '.repeat(300_000)}">`],
    ['srcset commas', `<img srcset="a${','.repeat(1_000_000)}">`],
    ['nested elements', '<div>'.repeat(900_000)],
    ['nested links', `<a href="/x">${'<span>'.repeat(800_000)}`],
    ['open urls', `<div style="${"url('".repeat(200_000)}">`],
    ['open tags', '<'.repeat(1_000_000)],
  ])('a page of nothing but %s is read in time', (_what, html) => {
    // Of this process's own work: a busy machine may take longer.
    const began = process.cpuUsage()
    extractImages(html, page)
    extractLinks(html, page)
    extractListing(html, page)
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000).toBeLessThan(5_000)
  })
})

describe('links of a page', () => {
  it('keeps to the site, to pages, and to each once', () => {
    const html = `<a href="/b?x=1#top"> B <b>two</b></a><a href="/b?x=1">again</a><a href="https://other.example.com/">o</a>
      <a href="http://shop.example.com/plain">p</a><a href="mailto:a@b.c">m</a><a href="/x.JPG">j</a><a href="c" rel="ugc nofollow">c</a>
      <area href="/map"><link rel="next" href="?page=2"><a href="javascript:void 0">x</a><a>none</a>`
    expect(extractLinks(html, page)).toEqual([
      { url: 'https://shop.example.com/b?x=1', text: 'B two', nofollow: false },
      { url: 'https://shop.example.com/items/c', text: 'c', nofollow: true },
      { url: 'https://shop.example.com/map', text: '', nofollow: false },
      { url: 'https://shop.example.com/items/7?page=2', text: '', nofollow: false },
    ])
  })
})

describe('the listing of a page', () => {
  const ld = (value: unknown): string =>
    `<script type="application/ld+json">${JSON.stringify(value)}</script>`
  const read = (html: string): unknown => extractListing(html, page)

  it('reads a Product with its offer', () => {
    const offers = {
      '@type': 'Offer',
      price: '1,280.50',
      priceCurrency: 'twd',
      seller: { name: '小店' },
      validFrom: '2026-01-02',
    }
    expect(
      read(ld({ '@context': 'https://schema.org', '@type': 'Product', name: ' 藍 燈 ', offers })),
    ).toEqual({
      name: '藍 燈',
      price: '1280.50',
      currency: 'TWD',
      seller: '小店',
      publishedAt: '2026-01-02',
    })
  })

  it('reads one in a graph, with several types, several offers and a number as price', () => {
    const product = {
      '@type': ['Thing', 'https://schema.org/Product'],
      name: 'Lamp',
      offers: [{ price: 12 }, { price: 13 }],
    }
    expect(read(ld({ '@graph': [{ '@type': 'WebSite' }, product] }))).toEqual({ name: 'Lamp', price: '12' })
  })

  it('leaves out what is not said, or not to be understood', () => {
    const product = {
      '@type': 'Product',
      name: '',
      datePublished: '03/04/2026',
      offers: { price: 'ask', priceCurrency: '$' },
    }
    expect(read(ld(product))).toBeUndefined()
    expect(read('<p>nothing</p>')).toBeUndefined()
  })

  it('falls back to Open Graph', () => {
    const html = `<meta property="og:type" content="product"><meta property="og:title" content="Lamp">
      <meta property="product:price:amount" content="99"><meta property="product:price:currency" content="TWD">`
    expect(read(html)).toEqual({ name: 'Lamp', price: '99', currency: 'TWD' })
  })
})
