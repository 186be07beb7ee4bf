import {
  searchNote,
  type PageLink,
  type SearchJournal,
  type SearchWords,
  type Source,
  type SourceOutcome,
  type WordSource,
} from '../source'
import { Crawl, type CrawlTools } from './crawl'
import { CrawlCache } from './crawl-cache'
import { CrawlTally } from './crawl-tally'
import { pageUrl } from '../pages/page-url'
import { readRobots, type RobotsRules } from '../fetching/robots-rules'
import { readSitemaps, type SitePages } from './read-sitemaps'
import { asksFor, queriesOf, searchPages } from './search-pages'
import type { SiteManifest } from './site-manifest'
import { order, searchEnds, VisitOrder } from './visit-order'

export interface SiteCrawlOptions extends CrawlTools {
  readonly manifest: SiteManifest
}

/**
 * Looks through one site: first what its own search finds, then the newest of its sitemap, then whatever its pages
 * lead to. robots.txt is kept, the host's pace too, and the search ends with its budget.
 */
export class SiteCrawl implements Source, WordSource {
  readonly name: string
  readonly label: string
  readonly configured = true
  private readonly manifest: SiteManifest

  constructor(private readonly options: SiteCrawlOptions) {
    this.manifest = options.manifest
    this.name = options.manifest.name
    this.label = options.manifest.label
  }

  async search(words: SearchWords, journal: SearchJournal, signal: AbortSignal): Promise<SourceOutcome> {
    const deadline = AbortSignal.timeout(this.manifest.seconds * 1_000)
    const robots = await readRobots(this.options.fetch, this.manifest.start, signal)
    if (robots.serverFault !== undefined)
      return {
        state: 'unreachable',
        notes: [searchNote('robots-fault', { status: robots.serverFault })],
      }
    const visited = await journal.visited()
    const tally = new CrawlTally(visited)
    const queries = queriesOf(words)
    const visitOrder = new VisitOrder(this.manifest, queries)
    const cache = new CrawlCache(this.options.caches, {
      isPrivate: (url) => asksFor(queries, url),
      allows: (url) => robots.allows(url),
    })
    const run = { journal, robots, tally, order: visitOrder, cache, visited, signal, deadline }
    const crawl = new Crawl(this.manifest, this.options, run)
    await journal.plan(this.resultPages(queries))
    await crawl.visitBefore(searchEnds)
    if (!tally.isLost) {
      const { pages, changes } = await this.sitemap(robots, signal, deadline)
      if (this.manifest.sitemapIsTrue) cache.believe(changes)
      const newest = visitOrder.fromSitemap(pages)
      await journal.plan(newest.sort(byPriority).slice(0, this.manifest.pages))
    }
    await journal.plan([{ url: pageUrl(this.manifest.start), priority: order.start }])
    await crawl.visitRest()
    return tally.outcome()
  }

  private resultPages(queries: readonly string[]): PageLink[] {
    const { start, search } = this.manifest
    const urls = search === undefined ? [] : searchPages(start, search, queries)
    return urls.map((url) => ({ url, priority: order.search }))
  }

  /** Pages that the site's own map names, newest first; none if the time ends before it is read. */
  private async sitemap(robots: RobotsRules, signal: AbortSignal, deadline: AbortSignal): Promise<SitePages> {
    const { fetch, paces } = this.options
    try {
      const either = AbortSignal.any([signal, deadline])
      either.throwIfAborted()
      return await readSitemaps(this.manifest, { fetch, paces, robots, signal: either })
    } catch (error) {
      if (deadline.aborted && !signal.aborted) return { pages: [], changes: new Map() }
      throw error
    }
  }
}

const byPriority = (one: PageLink, other: PageLink): number => one.priority - other.priority
