import { parseUrl } from '@originseal/contracts'
import { isEgressError, type GuardedFetch } from '@originseal/egress'
import type { HostPaces } from '../fetching/host-paces'
import { pageUrl } from '../pages/page-url'
import type { RobotsRules } from '../fetching/robots-rules'
import type { SiteManifest } from './site-manifest'
import { parseSitemap, type Sitemap } from './sitemap'

/** Files read in one search: an index names hundreds at large sites, newest first. */
const mostFiles = 5

interface Reader {
  readonly fetch: GuardedFetch
  readonly paces: HostPaces
  readonly robots: RobotsRules
  readonly signal: AbortSignal
}

/** The pages of a site by its sitemaps, newest first within each, and when they changed last. */
export interface SitePages {
  readonly pages: readonly string[]
  readonly changes: ReadonlyMap<string, number>
}

/** A sitemap that can't be had is passed over. */
export async function readSitemaps(manifest: SiteManifest, reader: Reader): Promise<SitePages> {
  const { origin } = new URL(manifest.start)
  const isOurs = (url: string): boolean => new URL(url).origin === origin
  const own = manifest.sitemap === undefined ? [] : [new URL(manifest.sitemap, origin).href]
  const files = [...new Set([...own, ...reader.robots.sitemaps.filter((url) => parseUrl(url))])]
  const pages = new Set<string>()
  const changes = new Map<string, number>()
  for (let read = 0; read < mostFiles && files.length > 0; read += 1) {
    const file = files.shift() as string
    if (!isOurs(file) || !reader.robots.allows(file)) continue
    await reader.paces.turn(file, manifest.perSecond, reader.signal)
    const sitemap = await readSitemap(file, reader)
    sitemap.pages.filter(isOurs).forEach((page) => pages.add(page))
    for (const [page, changed] of sitemap.changes) changes.set(pageUrl(page), changed)
    files.push(...sitemap.sitemaps)
  }
  return { pages: [...pages], changes }
}

async function readSitemap(url: string, { fetch, signal }: Reader): Promise<Sitemap> {
  const none: Sitemap = { pages: [], sitemaps: [], changes: new Map() }
  try {
    const { status, body } = await fetch.visit(url, { accept: 'application/xml,text/xml', signal })
    return status === 200 ? await parseSitemap(body) : none
  } catch (error) {
    signal.throwIfAborted()
    // zlib's codes: a file that pretends to be compressed, or that swells beyond the limit.
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (isEgressError(error) || /^(Z_|ERR_BUFFER_TOO_LARGE)/.test(code)) return none
    throw error
  }
}
