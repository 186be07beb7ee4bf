import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { faultsOf, likeness, linksOf } from '../../build/articles/article-faults'
import { readArticles, type ArticleFile } from '../../build/articles/read-articles'
import { routes } from '../app/router'

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
