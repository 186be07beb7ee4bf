import type { ResourceState } from '../fetching/resource-state.rules'
import type { ReadPage } from '../pages/read-page'

/** A page as it was last read. */
export interface CachedPage {
  readonly page: ReadPage
  /** Its document first, then what its scripts asked for, if a browser read it. */
  readonly state: readonly ResourceState[]
  /** Before it was asked for: what changed later is not in it. */
  readonly readAt: Date
  /** Only its scripts would have filled it, and there was no browser for it, or no time. */
  readonly isShell: boolean
}

/**
 * What public pages said when they were last read, kept by whoever crawls. A page whose address has a searcher's words in
 * it must not come here (docs/adr/0012-erasure-of-works.md).
 */
export interface PageCache {
  /** Those that are known and were read by the present `readerVersion`, by address. */
  recall(urls: readonly string[]): Promise<ReadonlyMap<string, CachedPage>>
  keep(url: string, page: CachedPage): Promise<void>
  /** Notes that the page still was at `at` what it was. */
  confirm(url: string, state: readonly ResourceState[], at: Date): Promise<void>
}
