import { screen, within } from '@testing-library/react'
import { articleSummaries } from '../../content/article-summaries'
import { openPage } from '../../testing/open-page'
import { articleLists } from './article-lists'

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

/** By language and path, sorted. */
const alternates = () =>
  [...document.head.querySelectorAll('link[rel="alternate"]')]
    .map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname])
    .sort()

async function open(path: string) {
  const faults = jest.spyOn(console, 'error').mockImplementation()
  await openPage(path)
  await screen.findByRole('heading', { level: 1 })
  const told = faults.mock.calls.map(([message]) => String(message))
  faults.mockRestore()
  return told
}

it.each(['/blog', '/en/blog', '/creator-column'])('%s lists each of its articles once', async (path) => {
  expect(await open(path)).toEqual([])
  const main = screen.getByRole('main')
  const shown = linksIn(main).filter((link) => link?.startsWith(`${path}/`))
  const written = articleSummaries
    .map((article) => article.path)
    .filter((each) => each.startsWith(`${path}/`))
  expect(shown.sort()).toEqual(written.sort())
})

it('every language in which a list has articles has a list', () => {
  const lists = articleLists.map(({ section, locale }) => `${section} ${locale}`)
  const written = new Set(articleSummaries.map(({ section, locale }) => `${section} ${locale}`))
  expect(lists.sort()).toEqual([...written].sort())
})

it.each([
  ['/blog', '/en/blog', 'Read in English'],
  ['/en/blog', '/blog', '中文版'],
])('%s leads to %s, and search engines are told of both', async (path, other, name) => {
  await open(path)
  expect(within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')).toBe(other)
  expect(alternates()).toEqual([
    ['en', '/en/blog'],
    ['x-default', '/blog'],
    ['zh-TW', '/blog'],
  ])
})

it('a list of one language names no other', async () => {
  await open('/creator-column')
  expect(alternates()).toEqual([])
})

const english = articleSummaries.filter(({ locale }) => locale === 'en').map(({ path }) => path)

it.each(english)('%s is told of together with its Chinese original', async (path) => {
  expect(await open(path)).toEqual([])
  const original = path.replace(/^\/en/, '')
  expect(alternates()).toEqual([
    ['en', path],
    ['x-default', original],
    ['zh-TW', original],
  ])
})
