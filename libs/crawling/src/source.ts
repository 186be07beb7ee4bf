import type { CoverageNoteKey } from '@originseal/contracts'

/** What a site's own search is asked for. */
export interface SearchWords {
  readonly title: string
  readonly filename: string
  readonly keywords: readonly string[]
}

/** What a source searches for. */
export interface SearchSubject extends SearchWords {
  readonly workId: string
  /** JPEG without metadata, at most 1600 px wide. */
  readonly rendition: () => Promise<Buffer>
}

/** What a page says of itself, where it says it in a form that programs read. */
export interface ListingFacts {
  readonly title?: string
  /** Its beginning. */
  readonly description?: string
  readonly seller?: string
  readonly price?: number
  readonly currency?: string
  /** ISO 8601 as the page states it. */
  readonly publishedAt?: string
  /** Its scripts would have filled the page, and no browser ran them: what is missing here may stand there. */
  readonly withoutScripts?: true
}

export interface FoundImage {
  readonly imageUrl: string
  readonly pageUrl: string
  /** Where on the page: `img`, `srcset`, `og`, `json-ld`, `css`; or the provider's own word. */
  readonly origin: string
}

export interface PageLink {
  readonly url: string
  /** Smaller comes first. */
  readonly priority: number
}

/** One page, read or not. Recorded once; a search that goes on elsewhere begins behind it. */
export interface PageVisit {
  readonly url: string
  readonly outcome: 'read' | 'unreachable' | 'refused-by-robots' | 'not-a-page'
  readonly listing?: ListingFacts
  readonly images: readonly FoundImage[]
  /** Pages to visit later. Known ones are ignored. */
  readonly links: readonly PageLink[]
}

/**
 * The memory of one search, kept in the database: whoever holds the lease writes to it, and a worker that takes over
 * finds all that the last one did.
 */
export interface SearchJournal {
  /** Adds pages to visit; those that are known stay as they are. */
  plan(links: readonly PageLink[]): Promise<void>
  /** The next pages to visit, most urgent first; the same ones again until they are recorded. */
  next(limit: number): Promise<PageLink[]>
  /** Stores a visit with all it brought. Rejects if another worker has taken over: then stop at once. */
  record(visit: PageVisit): Promise<void>
  /** The same for several at once. */
  recordAll(visits: readonly PageVisit[]): Promise<void>
  /** Pages recorded so far, over all workers. */
  visited(): Promise<number>
}

/** Something that the coverage statement says of a search: words are found for it where it is read. */
export interface SearchNote {
  readonly key: CoverageNoteKey
  readonly values: Readonly<Record<string, number>>
}

export interface SourceOutcome {
  readonly state: 'searched' | 'partly-searched' | 'unreachable' | 'failed'
  /** Why not everything, the weightiest first. */
  readonly notes?: readonly SearchNote[]
}

export function searchNote(key: CoverageNoteKey, values: SearchNote['values'] = {}): SearchNote {
  return { key, values }
}

/** A place to look. */
export interface Place {
  /** Stable: kept with every scan. */
  readonly name: string
  /** As people know it. */
  readonly label: string
}

/** A place that is searched by words alone. */
export interface WordSource extends Place {
  search(words: SearchWords, journal: SearchJournal, signal: AbortSignal): Promise<SourceOutcome>
}

/** A place to look for copies. One folder per source; a source without its key says so and is not asked. */
export interface Source extends Place {
  readonly configured: boolean
  /** Resolves when it is done or its budget is used up; rejects only when it may be worth trying again. */
  search(subject: SearchSubject, journal: SearchJournal, signal: AbortSignal): Promise<SourceOutcome>
}
