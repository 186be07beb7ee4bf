import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { egressPolicy, GuardedFetch, parseEgressAllow } from '@originseal/egress'
import type { SearchJournal, SearchSubject, SourceOutcome } from '../source'
import type { OpenPage } from './browser-lane'
import { HostPaces } from './host-paces'
import { SiteCrawl } from './site-crawl'
import { siteManifestSchema, type SiteManifest } from './site-manifest'

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void)

/** A site on loopback for the tests of the crawl. */
export interface TestSite {
  readonly origin: string
  readonly fetch: GuardedFetch
  /** By path and query; whatever is not here is answered with 404. Text is sent as HTML. */
  readonly pages: Map<string, Answer>
  /** Paths in the order in which they were asked for, with the moment in ms. */
  readonly asked: { readonly path: string; readonly at: number }[]
  manifest(changes?: Partial<SiteManifest>): SiteManifest
  search(journal: SearchJournal, changes?: Partial<SiteManifest>, given?: SearchGiven): Promise<SourceOutcome>
  close(): Promise<void>
}

interface SearchGiven {
  readonly openPage?: OpenPage
  readonly signal?: AbortSignal
}

export const subject: SearchSubject = {
  workId: 'w',
  title: '晨霧山景',
  filename: 'IMG_2041.jpg',
  keywords: ['山'],
  rendition: () => Promise.reject(new Error('a crawl needs no picture')),
}

export const link = (path: string): string => `<a href="${path}">${path}</a>`

export async function startSite(): Promise<TestSite> {
  const pages = new Map<string, Answer>()
  const asked: { path: string; at: number }[] = []
  const server = createServer((request, response) => {
    const path = request.url as string
    asked.push({ path, at: performance.now() })
    const answer = pages.get(path)
    if (typeof answer === 'function') return answer(request, response)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(answer ?? 'nothing here')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetch = new GuardedFetch(egressPolicy({ allow: parseEgressAllow(host) }))
  const manifest = (changes: Partial<SiteManifest> = {}): SiteManifest =>
    siteManifestSchema.parse({
      name: 'test-site',
      label: 'Test site',
      start: `http://${host}/`,
      search: '/search?q={query}',
      sitemap: '/sitemap.xml',
      listings: '^/listings/',
      perSecond: 100,
      ...changes,
    })
  return {
    origin: `http://${host}`,
    fetch,
    pages,
    asked,
    manifest,
    search: (journal, changes, { openPage, signal = new AbortController().signal } = {}) =>
      new SiteCrawl({
        manifest: manifest(changes),
        fetch,
        paces: new HostPaces(),
        ...(openPage && { openPage }),
      }).search(subject, journal, signal),
    close: async () => {
      await fetch.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
