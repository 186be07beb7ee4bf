import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { egressPolicy, GuardedFetch, parseEgressAllow } from '@originseal/egress'
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
  close(): Promise<void>
}

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
  return {
    origin: `http://${host}`,
    fetch,
    pages,
    asked,
    manifest: (changes = {}) =>
      siteManifestSchema.parse({
        name: 'test-site',
        label: 'Test site',
        start: `http://${host}/`,
        search: '/search?q={query}',
        sitemap: '/sitemap.xml',
        listings: '^/listings/',
        perSecond: 100,
        ...changes,
      }),
    close: async () => {
      await fetch.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
