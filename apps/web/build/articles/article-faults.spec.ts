import { faultsOf, likeness, linksOf } from './article-faults'
import { readFrontMatter } from './front-matter'
import type { ArticleFile } from './read-articles'

const long = '字'.repeat(1_200)

function article(body: string, sources: ArticleFile['about']['sources'] = []): ArticleFile {
  const address = { section: 'blog', slug: 'a', locale: 'zh-TW', embedded: false } as const
  return {
    file: 'a.zh-TW.mdx',
    body,
    about: { sources } as ArticleFile['about'],
    summary: { ...address, path: '/blog/a' } as ArticleFile['summary'],
  }
}

describe('an article is refused', () => {
  it.each([
    ['that is short', '字'.repeat(1_199), /^is 1199 long/],
    ['with a second title', `# 標題\n\n${long}`, /first level/],
    ['whose headings leave out a level', `## 一\n\n#### 二\n\n${long}`, /level 4 follows one of level 2/],
    ['that begins with a heading of the third level', `### 一\n\n${long}`, /level 3 follows one of level 1/],
    ['with an element of its own', `<Banner />\n\n${long}`, /<Banner> is not among/],
    ['with a picture without words', `![](/a.png)\n\n${long}`, /alternative text/],
    ['with a figure without words', `<Figure src="/a.png" />\n\n${long}`, /alternative text/],
    ['whose steps are read as one point', `<Steps>\n  1. 一 2. 二\n</Steps>\n\n${long}`, /one numbered list/],
    ['that speaks of a law and names no source', `著作權法第 88 條\n\n${long}`, /names no source/],
  ])('%s', (_name, body, fault) => {
    expect(faultsOf(article(body))).toEqual([expect.stringMatching(fault)])
  })

  it('not, when all is well', () => {
    const body = `## 一\n\n### 二\n\n![圖](/a.png)\n\n著作權法第 88 條\n\n<Callout title="注意">好</Callout>\n\n<Steps>\n\n1. 一\n2. 二\n\n</Steps>\n\n${long}`
    expect(faultsOf(article(body, [{ title: '著作權法', asOf: '2026-11-22' }]))).toEqual([])
  })
})

it('links of the text and of its parts are told', () => {
  expect(linksOf(article('[甲](/blog/b)\n\n<Cta to="/register">乙</Cta>'))).toEqual(['/blog/b', '/register'])
})

describe('likeness', () => {
  it('is 1 for the same text and 0 for another', () => {
    expect(likeness(article('一二三四五六七'), article('一二三四五六七'))).toBe(1)
    expect(likeness(article('一二三四五六七'), article('甲乙丙丁戊己庚'))).toBe(0)
  })
  it('is the share of the shorter text that the longer one has', () => {
    expect(likeness(article('一二三四五六'), article('一二三四五甲乙丙'))).toBe(0.5)
  })
})

describe('front matter', () => {
  const good = [
    'title: 商品照被盜的第一個小時',
    `metaTitle: ${'題'.repeat(25)}`,
    `description: ${'述'.repeat(75)}`,
    'publishedAt: 2026-11-22',
    'updatedAt: 2026-11-22',
  ]
  const file = (lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\n內文\n`

  it('is read, and the text below it', () => {
    const { about, body } = readFrontMatter('a', file(good))
    expect([about.title, about.publishedAt, body.trim()]).toEqual([
      '商品照被盜的第一個小時',
      '2026-11-22',
      '內文',
    ])
  })

  it.each([
    ['is missing', '內文', /does not begin with front matter/],
    [
      'has a title for search results that is too short',
      file([...good, `metaTitle: 短`].filter((_, at) => at !== 1)),
      /has 1 characters, 25 to 30/,
    ],
    ['has a field that nobody knows', file([...good, 'colour: red']), /colour/],
    ['has a source that nobody has looked at', file([...good, 'sources:', '  - title: 著作權法']), /asOf/],
  ])('is refused when it %s', (_name, text, fault) => {
    expect(() => readFrontMatter('a.mdx', text)).toThrow(fault)
  })
})
