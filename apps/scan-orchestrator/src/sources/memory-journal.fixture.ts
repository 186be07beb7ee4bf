import type { PageLink, PageVisit, SearchJournal } from './source'

/** A search's memory without a database, for tests of sources. */
export class MemoryJournal implements SearchJournal {
  readonly visits: PageVisit[] = []
  private readonly known = new Map<string, PageLink>()

  /** @param lostAfter the lease is lost when this many visits are recorded */
  constructor(private readonly lostAfter = Infinity) {}

  async plan(links: readonly PageLink[]): Promise<void> {
    for (const link of links) if (!this.known.has(link.url)) this.known.set(link.url, link)
  }

  async next(limit: number): Promise<PageLink[]> {
    const done = new Set(this.visits.map(({ url }) => url))
    const waiting = [...this.known.values()].filter(({ url }) => !done.has(url))
    return waiting.sort((one, other) => one.priority - other.priority).slice(0, limit)
  }

  async record(visit: PageVisit): Promise<void> {
    if (this.visits.length >= this.lostAfter) throw new LostLease()
    if (this.visits.some(({ url }) => url === visit.url)) return
    this.visits.push(visit)
    await this.plan(visit.links)
  }

  async recordAll(visits: readonly PageVisit[]): Promise<void> {
    for (const visit of visits) await this.record(visit)
  }

  async visited(): Promise<number> {
    return this.visits.length
  }

  /** Paths in the order of their visits. */
  get paths(): string[] {
    return this.visits.map(({ url }) => new URL(url).pathname + new URL(url).search)
  }
}

/** What the journal of a worker says that another one has taken over from. */
export class LostLease extends Error {}
