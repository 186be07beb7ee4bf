import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { faultsOf, likeness, linksOf } from '../../build/articles/article-faults'
import { readArticles, type ArticleFile } from '../../build/articles/read-articles'
import { redirectsOf } from '../../build/site-files'
import { routes } from '../app/router'
import home from '../features/home/home.zh-TW.json'
import pricing from '../features/pricing/pricing.zh-TW.json'

const all = readArticles(__dirname)
const paths = new Set(all.map(({ summary }) => summary.path))
const named = (article: ArticleFile) => [article.summary.path, article] as const

/** Addresses of files and documents that no route draws. */
const isFile = (path: string) =>
  path === '/feed.xml' || existsSync(join(__dirname, '../../public', path)) || path.startsWith('/downloads/')

function leadsSomewhere(link: string): boolean {
  if (link.startsWith('https://')) return true
  const [path = ''] = link.split(/[?#]/)
  if (isFile(path) || paths.has(path)) return true
  const last = matchRoutes(routes, path)?.at(-1)?.route.path ?? '*'
  return last !== '*' && !last.endsWith(':slug')
}

describe.each(all.map(named))('%s', (_path, article) => {
  it('has no fault', () => expect(faultsOf(article)).toEqual([]))
  it('leads where there is something', () =>
    expect(linksOf(article).filter((link) => !leadsSomewhere(link))).toEqual([]))
})

it('CONTENT-01: no two articles of one language are more alike than 30 % by runs of five', () => {
  const pairs = all.flatMap((a, at) => all.slice(at + 1).map((b) => [a, b] as const))
  const alike = pairs
    .filter(([a, b]) => a.summary.locale === b.summary.locale && likeness(a, b) > 0.3)
    .map(([a, b]) => `${a.summary.path} ${b.summary.path}`)
  expect(alike).toEqual([])
})

it.each(['title', 'metaTitle', 'description'] as const)('no two articles have the same %s', (what) => {
  const values = all.map(({ about }) => about[what])
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
})

it('CONTENT-03: two articles about cases of the day, whose old addresses lead there for good', () => {
  const wanted = [...paths].filter((path) =>
    /^\/blog\/(?:minimax-lawsuit|ai-deepfake-ad-[a-z-]+)$/.test(path),
  )
  expect(wanted).toHaveLength(2)
  expect(redirectsOf(all)).toEqual(
    expect.arrayContaining(wanted.map((path) => ({ from: `${path}.html`, to: path }))),
  )
})

it.each([
  ...['ai-detection', 'deepfake-detection', 'global-coverage', 'smart-matching', 'realtime-alerts'],
  ...['blockchain', 'dmca-takedown', 'blockchain-deed', 'ai-sentinel', 'p2p-engine'],
])(
  'CONTENT-05: the solution %s says what it does, in both languages, under headings and with its limits',
  (slug) => {
    const written = all.filter(({ summary }) => summary.section === 'solutions' && summary.slug === slug)
    expect(written.map(({ summary }) => summary.locale).sort()).toEqual(['en', 'zh-TW'])
    for (const { body, about } of written) {
      expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(2)
      expect(about.questions.length).toBeGreaterThanOrEqual(2)
    }
  },
)

it('HOME-20: the home page, the prices and the case study have a title and a description in Traditional Chinese', () => {
  const study = all.find(({ summary }) => summary.path === '/blog/p2p-engine-case-study')?.about
  const pages = [home, pricing].map(({ metaTitle, metaDescription }) => [metaTitle, metaDescription])
  const shown = [...pages, [study?.metaTitle, study?.description]]
  for (const [title = '', description = ''] of shown) {
    expect(title.match(/\p{Script=Han}/gu)?.length).toBeGreaterThanOrEqual(10)
    expect(description.match(/\p{Script=Han}/gu)?.length).toBeGreaterThanOrEqual(40)
  }
  // Written as in Taiwan: none of the characters that only the simplified script has.
  expect(shown.flat().join('')).not.toMatch(/[这时网图证书价权盗发]/u)
})
