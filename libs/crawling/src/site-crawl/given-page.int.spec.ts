import { HostPaces } from '../fetching/host-paces'
import { MemoryJournal } from '../fixtures/memory-journal.fixture'
import { startSite, subject, type TestSite } from '../fixtures/site.fixture'
import { GivenPage } from './given-page'

let site: TestSite
let journal: MemoryJournal
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.pages.clear()
  site.asked.length = 0
  journal = new MemoryJournal()
})

async function look(path: string) {
  await journal.plan([{ url: site.origin + path, priority: 0 }])
  const source = new GivenPage({ fetch: site.fetch, paces: new HostPaces() })
  return source.search(subject, journal, new AbortController().signal)
}

test('HOME-01: the page is read with its pictures, and nothing that it leads to', async () => {
  site.pages.set('/posts/1', '<title>一幅畫</title><img src="/copy.jpg"><a href="/posts/2">more</a>')
  expect(await look('/posts/1')).toEqual({ state: 'searched' })
  expect(journal.visits).toMatchObject([
    { outcome: 'read', listing: { title: '一幅畫' }, images: [{ imageUrl: `${site.origin}/copy.jpg` }] },
  ])
  expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/posts/1'])
})

test('a page that has moved within its site is read where it is now', async () => {
  site.pages.set('/old', (_, response) => response.writeHead(301, { location: '/new' }).end())
  site.pages.set('/new', '<img src="/copy.jpg">')
  expect(await look('/old')).toEqual({ state: 'searched' })
  expect(journal.paths).toEqual(['/old', '/new'])
})

test.each([
  ['User-agent: *\nDisallow: /posts/', 'robots-allow-nothing'],
  ['', 'no-answer'],
])('what could not be looked at is said: robots.txt %j leads to %s', async (robots, key) => {
  site.pages.set('/robots.txt', (_, response) => response.end(robots))
  site.pages.set('/posts/1', (_, response) => response.writeHead(500).end())
  expect((await look('/posts/1')).notes).toEqual([{ key, values: {} }])
  expect(journal.visits).toMatchObject([{ images: [] }])
})
