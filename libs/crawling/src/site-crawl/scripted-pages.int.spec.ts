import { CaptureError } from '../capture/capture-error'
import type { RenderedPage } from '../capture/capture-page'
import { LostLease, MemoryJournal } from '../fixtures/memory-journal.fixture'
import type { PageVisit, SourceOutcome } from '../source'
import type { OpenPage } from './browser-queue'
import type { SiteManifest } from './site-manifest'
import { link, startSite, type TestSite } from '../fixtures/site.fixture'

let site: TestSite
let journal: MemoryJournal
beforeEach(async () => {
  site = await startSite()
  journal = new MemoryJournal()
})
afterEach(() => site.close())

const search = (
  changes?: Partial<SiteManifest>,
  given?: { readonly openPage: OpenPage },
): Promise<SourceOutcome> => site.search(journal, changes, given)
const visit = (path: string): PageVisit | undefined =>
  journal.visits.find(({ url }) => url === site.origin + path)

const captured = (url: string, html: string): RenderedPage => ({
  finalUrl: url,
  status: 200,
  html,
  title: '',
  images: [],
  capturedAt: new Date(),
  requests: [],
})

describe('pages that scripts fill', () => {
  const shell =
    '<img src="/logo.png"><a href="/">home</a><div id="shelf" aria-busy="true"></div><script src="/a.js"></script>'
  beforeEach(() => {
    site.pages.set('/', link('/shops/scripted'))
    site.pages.set('/shops/scripted', shell)
    site.pages.set('/listings/9', shell)
  })
  const rendered: OpenPage = async (url) =>
    captured(url, url.endsWith('/9') ? '<img src="/images/9.jpg">' : link('/listings/9'))

  test('are opened with the browser, and what they lead to as well', async () => {
    expect(await search({}, { openPage: rendered })).toEqual({ state: 'searched' })
    expect(visit('/shops/scripted')?.links).toEqual([{ url: `${site.origin}/listings/9`, priority: 40 }])
    expect(visit('/listings/9')?.images.map(({ imageUrl }) => imageUrl)).toEqual([
      `${site.origin}/images/9.jpg`,
    ])
  })

  test('are taken as they come where there is no browser, and the report says so', async () => {
    expect(await search()).toEqual({
      state: 'partly-searched',
      notes: [{ key: 'pages-need-browser', values: { pages: 1 } }],
    })
    expect(visit('/shops/scripted')?.outcome).toBe('read')
  })

  test('say so of their listings when no browser ran them, and nothing of it when one did', async () => {
    site.pages.set('/', link('/listings/9'))
    const [unread, read] = [new MemoryJournal(), new MemoryJournal()]
    await site.search(unread, {})
    await site.search(read, {}, { openPage: rendered })
    const listings = [unread, read].map(
      ({ visits }) => visits.find(({ url }) => url.endsWith('/listings/9'))?.listing,
    )
    expect(listings).toEqual([{ withoutScripts: true }, {}])
  })

  test('are known by the manifest too', async () => {
    site.pages.set('/plain', link('/'))
    site.pages.set('/', link('/plain'))
    expect((await search({ scripted: ['^/plain'] })).notes).toEqual([
      { key: 'pages-need-browser', values: { pages: 1 } },
    ])
  })

  test('are taken as they come when the browser fails; one that is broken is not asked again', async () => {
    let opened = 0
    const openPage: OpenPage = () => {
      opened += 1
      return Promise.reject(new CaptureError('browser-failed'))
    }
    site.pages.set('/', link('/shops/scripted') + link('/listings/9'))
    expect((await search({}, { openPage })).notes).toEqual([
      { key: 'pages-without-scripts', values: { pages: 2 } },
    ])
    expect(opened).toBeLessThanOrEqual(2)
  })

  test('do not keep a search beyond its time', async () => {
    const began = performance.now()
    const outcome = await search({ seconds: 1 }, { openPage: () => new Promise(() => undefined) })
    expect(outcome).toEqual({
      state: 'partly-searched',
      notes: [{ key: 'pages-without-scripts', values: { pages: 1 } }],
    })
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  test('are opened up to their own budget', async () => {
    site.pages.set('/', link('/shops/scripted') + link('/listings/9'))
    const outcome = await search({ browserPages: 1 }, { openPage: rendered })
    expect(outcome).toEqual({
      state: 'partly-searched',
      notes: [{ key: 'pages-without-scripts', values: { pages: 1 } }],
    })
  })

  test('a lease lost while the browser is busy ends the search', async () => {
    journal = new MemoryJournal(3)
    site.pages.set('/', link('/shops/scripted'))
    await expect(search({}, { openPage: rendered })).rejects.toThrow(LostLease)
  })
})
