import type { CachedPage, PageCache } from './page-cache'
import { isFresh, type ResourceState } from '../fetching/resource-state.rules'
import type { Revalidation } from '../fetching/revalidation'
import type { ReadPage } from '../pages/read-page'

/** A sitemap is believed for this long after our last visit, and only of changes that are clearly older than that. */
const believedMs = 7 * 24 * 3_600_000
const clocksDifferMs = 60_000
/** A page that had to do without the browser, for want of its time, does so for a day; then it has its chance again. */
const leftUnopenedMs = 24 * 3_600_000

/** What earlier searches keep for this one. */
export interface CrawlCaches {
  readonly pages: PageCache
  readonly revalidation: Revalidation
}

interface CrawlCacheOptions {
  /** True for addresses with the searcher's words in them: nothing of theirs is kept. */
  readonly isPrivate: (url: string) => boolean
  /** By robots.txt. */
  readonly allows: (url: string) => boolean
}

/** The cache of pages, as one search may use it. */
export class CrawlCache {
  private changes: ReadonlyMap<string, number> = new Map()

  constructor(
    private readonly caches: CrawlCaches | undefined,
    private readonly options: CrawlCacheOptions,
  ) {}

  /** From here on the sitemap is believed: when pages changed last, in ms since 1970. */
  believe(changes: ReadonlyMap<string, number>): void {
    this.changes = changes
  }

  async recall(urls: readonly string[]): Promise<ReadonlyMap<string, CachedPage>> {
    const open = urls.filter((url) => !this.options.isPrivate(url) && this.options.allows(url))
    if (!this.caches || open.length === 0) return new Map()
    const kept = [...(await this.caches.pages.recall(open))]
    const tooOld = Date.now() - leftUnopenedMs
    return new Map(kept.filter(([, { isShell, readAt }]) => !isShell || readAt.getTime() > tooOld))
  }

  /** Whether it counts as what it was without being asked: its server lets it be used, or its sitemap says so. */
  isCurrent(url: string, { state, readAt }: CachedPage): boolean {
    const now = new Date()
    if (state.length > 0 && state.every((part) => isFresh(part, now))) return true
    const changed = this.changes.get(url)
    const isRecent = now.getTime() - readAt.getTime() < believedMs
    return changed !== undefined && isRecent && changed + clocksDifferMs < readAt.getTime()
  }

  /** Asks whether all that a page in a browser rested on is what it was. */
  async isUnchanged(url: string, { state }: CachedPage, signal: AbortSignal): Promise<boolean> {
    const askedAt = new Date()
    const unchanged = await this.caches?.revalidation.of(state, (part) => this.mayAsk(url, part), signal)
    if (unchanged) await this.caches?.pages.confirm(url, unchanged.state, askedAt)
    return unchanged !== undefined
  }

  confirm(url: string, state: ResourceState, askedAt: Date): Promise<void> {
    return this.caches?.pages.confirm(url, [state], askedAt) ?? Promise.resolve()
  }

  /** Keeps it, if it can be known again. */
  async keep(
    url: string,
    page: ReadPage,
    state: readonly ResourceState[] | undefined,
    readAt: Date,
    isShell = false,
  ): Promise<void> {
    if (!this.caches || !state || this.options.isPrivate(url)) return
    await this.caches.pages.keep(url, { page, state, readAt, isShell })
  }

  /** What the page itself asked of other hosts is not asked by us: then the page is opened again. */
  private mayAsk(page: string, part: string): boolean {
    return new URL(part).origin === new URL(page).origin && this.options.allows(part)
  }
}
