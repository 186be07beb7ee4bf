import type { ArticleFile } from './articles/read-articles'
import { feed, redirectsOf, siteMap } from './site-files'

function article(path: string, embedded = false, title = '標題 <一> & 二'): ArticleFile {
  const days = { publishedAt: '2026-11-20', updatedAt: '2026-11-22' }
  const summary = { path, embedded, title, description: '說明', section: 'blog', locale: 'zh-TW', ...days }
  return { summary } as unknown as ArticleFile
}

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

it('the site map has every page with its other languages, and the day of an article', () => {
  const map = parsed(siteMap(['/', '/en', '/blog/a', '/zh'], [article('/blog/a')]))
  expect([...map.querySelectorAll('loc')].map((each) => each.textContent)).toEqual(
    ['/', '/en', '/blog/a', '/zh'].map((path) => `https://origin.invalid${path}`),
  )
  const [first, , third] = map.querySelectorAll('url')
  expect(
    [...(first?.getElementsByTagName('xhtml:link') ?? [])].map((each) => each.getAttribute('hreflang')),
  ).toEqual(['zh-TW', 'en', 'zh-CN'])
  expect([
    third?.getElementsByTagName('xhtml:link').length,
    third?.querySelector('lastmod')?.textContent,
  ]).toEqual([0, '2026-11-22'])
})

it('the feed can be read whatever a title holds, and tells of twenty articles at most', () => {
  const articles = Array.from({ length: 25 }, (_, at) => article(`/blog/${at}`))
  const items = parsed(feed(articles)).querySelectorAll('item')
  expect([items.length, items[0]?.querySelector('title')?.textContent]).toEqual([20, '標題 <一> & 二'])
})

it('CONTENT-02, CONTENT-04: an article has one address, and the other spelling leads there', () => {
  expect(redirectsOf([article('/blog/a'), article('/blog/b.html', true)])).toEqual([
    { from: '/blog/index.html', to: '/blog' },
    { from: '/blog/a.html', to: '/blog/a' },
    { from: '/blog/b', to: '/blog/b.html' },
  ])
})

it('CONTENT-04: the alias in other letters leads to its article once that is written', () => {
  const path = '/creator-column/taiwan-copyright-takedown-sop-2025'
  expect(redirectsOf([article(path)])).toContainEqual({
    from: '/creator-column/TaiwanCopyrightTakedownSop2025',
    to: path,
  })
})
