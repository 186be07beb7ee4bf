import { readRobots } from '../fetching/robots-rules'
import {
  searchNote,
  type SearchJournal,
  type SearchSubject,
  type Source,
  type SourceOutcome,
} from '../source'
import { Crawl, type CrawlTools } from './crawl'
import { CrawlCache } from './crawl-cache'
import { CrawlTally } from './crawl-tally'
import { siteManifestSchema } from './site-manifest'

/** The source's name. */
export const GIVEN_PAGE = 'given-page'

/** The page itself, and where it has moved to within its site. */
const pages = 3
const seconds = 60

/** It is one offer, whatever its address looks like, and nothing that it leads to is visited. */
const noLinks = { linksFrom: () => [], isListing: () => true, browserUrgency: () => 0 }

/**
 * Reads the one page whose address somebody gave along with a scan: it stands in the journal before the search begins.
 * robots.txt and the host's pace are kept. What is seen there belongs to this scan: nothing is kept for others.
 */
export class GivenPage implements Source {
  readonly name = GIVEN_PAGE
  readonly label = '指定的網頁 Page given'
  readonly configured = true

  constructor(private readonly tools: Pick<CrawlTools, 'fetch' | 'paces' | 'openPage'>) {}

  async search(_subject: SearchSubject, journal: SearchJournal, signal: AbortSignal): Promise<SourceOutcome> {
    const [page] = await journal.next(1)
    if (!page) return { state: 'searched' } // an earlier holder of the search has read it
    const deadline = AbortSignal.timeout(seconds * 1_000)
    const robots = await readRobots(this.tools.fetch, page.url, signal)
    if (robots.serverFault !== undefined)
      return { state: 'unreachable', notes: [searchNote('robots-fault', { status: robots.serverFault })] }
    const visited = await journal.visited()
    const tally = new CrawlTally(visited)
    const cache = new CrawlCache(undefined, { isPrivate: () => true, allows: (url) => robots.allows(url) })
    const { name, label } = this
    const manifest = siteManifestSchema.parse({
      name,
      label,
      start: page.url,
      pages,
      seconds,
      browserPages: 1,
    })
    const run = { journal, robots, tally, order: noLinks, cache, visited, signal, deadline }
    await new Crawl(manifest, this.tools, run).visitRest()
    return tally.outcome()
  }
}
