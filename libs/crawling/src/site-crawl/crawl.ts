import type { GuardedFetch } from '@originseal/egress'
import type { RenderedPage } from '../capture/capture-page'
import { searchNote, type PageLink, type PageVisit, type SearchJournal } from '../source'
import { BrowserQueue, type OpenPage, type Shell } from './browser-queue'
import type { CachedPage } from './page-cache'
import { stateOfPage, type ResourceState } from '../fetching/resource-state.rules'
import type { CrawlCaches, CrawlCache } from './crawl-cache'
import type { CrawlTally } from './crawl-tally'
import type { HostPaces } from '../fetching/host-paces'
import { pageUrl, pathOf } from '../pages/page-url'
import { readPage, waitsForScripts, type ReadPage } from '../pages/read-page'
import type { RobotsRules } from '../fetching/robots-rules'
import type { SiteManifest } from './site-manifest'
import { visitPage, type PageAnswer } from '../fetching/visit-page'
import type { VisitOrder } from './visit-order'

/** What a crawl works with. */
export interface CrawlTools {
  readonly fetch: GuardedFetch
  readonly paces: HostPaces
  readonly openPage?: OpenPage
  readonly caches?: CrawlCaches
}

/** What one search may do, and where it writes down what it did. */
export interface CrawlRun {
  readonly journal: SearchJournal
  readonly robots: RobotsRules
  readonly tally: CrawlTally
  readonly order: Pick<VisitOrder, 'linksFrom' | 'isListing' | 'browserUrgency'>
  readonly cache: CrawlCache
  /** Pages visited by earlier holders of the same search. */
  readonly visited: number
  /** Aborted when the search must end at once. */
  readonly signal: AbortSignal
  /** Aborted when its time is used up. */
  readonly deadline: AbortSignal
}

type CrawlAnswer = PageAnswer | { readonly kind: 'unchanged'; readonly state?: undefined }

const atOnce = 4
const batch = 48

/**
 * Visits the pages of a journal until none is left or a budget is used up: four at a time by plain HTTP, and beside
 * them one at a time with the browser, those that plain HTTP brought without their contents.
 */
export class Crawl {
  private readonly perSecond: number
  private readonly browser: BrowserQueue
  private started: number
  private readonly failure = new AbortController()
  /** Aborted when this must end at once, also because a part of it failed. */
  private readonly signal: AbortSignal
  private readonly running: AbortSignal

  constructor(
    private readonly manifest: SiteManifest,
    private readonly tools: CrawlTools,
    private readonly run: CrawlRun,
  ) {
    this.perSecond = Math.min(manifest.perSecond, run.robots.perSecond ?? Infinity)
    this.started = run.visited
    this.signal = AbortSignal.any([run.signal, this.failure.signal])
    this.running = AbortSignal.any([this.signal, run.deadline])
    this.browser = new BrowserQueue({
      openPage: tools.openPage,
      limit: manifest.browserPages,
      urgency: (link) => run.order.browserUrgency(link),
      running: this.running,
      opened: (shell, page) => this.recordOpened(shell, page),
      failed: (error) => this.failure.abort(error),
    })
  }

  /** Visits the pages whose priority comes before `bound`; the browser may still be busy with some of them. */
  async visitBefore(bound: number): Promise<void> {
    for (let due = await this.due(bound); due.length > 0; due = await this.due(bound))
      await this.visitAll(due)
  }

  /** Visits all that is left, and waits for the browser. */
  async visitRest(): Promise<void> {
    for (;;) {
      await this.visitBefore(Infinity)
      if (!this.browser.isBusy) break
      await this.browser.nextPage()
    }
    this.signal.throwIfAborted() // the browser's last page may have been the one that failed
    for (const shell of this.browser.leftOver()) await this.recordShell(shell)
  }

  private async due(bound: number): Promise<PageLink[]> {
    this.signal.throwIfAborted()
    const held = this.browser.held
    const links = await this.run.journal.next(batch + held.size)
    const due = links.filter(({ url, priority }) => priority < bound && !held.has(url))
    const room = this.manifest.pages - this.started
    if (due.length === 0 || (room > 0 && !this.run.deadline.aborted && !this.run.tally.isLost))
      return due.slice(0, room)
    const { pages, seconds } = this.manifest
    if (this.run.tally.isLost) this.run.tally.end(searchNote('stopped-answering'))
    else if (room <= 0) this.run.tally.end(searchNote('pages-used-up', { pages }))
    else this.run.tally.end(searchNote('time-used-up', { seconds }))
    return []
  }

  private async visitAll(due: readonly PageLink[]): Promise<void> {
    const known = await this.run.cache.recall(due.map(({ url }) => url))
    const waiting = await this.recordCurrent(due, known)
    const worker = async (): Promise<void> => {
      while (!this.running.aborted && !this.run.tally.isLost) {
        const link = waiting.shift()
        if (!link) return
        await this.visit(link, known.get(link.url))
      }
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, worker))
    } catch (error) {
      this.failure.abort(error)
      throw error
    }
  }

  /** Records at once what need not be asked. @returns the others */
  private async recordCurrent(
    due: readonly PageLink[],
    known: ReadonlyMap<string, CachedPage>,
  ): Promise<PageLink[]> {
    const isCurrent = ({ url }: PageLink): boolean => {
      const kept = known.get(url)
      return kept !== undefined && this.run.cache.isCurrent(url, kept)
    }
    const current = due.filter(isCurrent)
    if (current.length > 0) {
      this.started += current.length
      await this.run.journal.recordAll(
        current.map((link) => this.visitOfKept(link, known.get(link.url) as CachedPage)),
      )
      for (const link of current) this.noteKept(known.get(link.url) as CachedPage)
    }
    return due.filter((link) => !current.includes(link))
  }

  private async visit(link: PageLink, kept: CachedPage | undefined): Promise<void> {
    this.started += 1
    if (!this.run.robots.allows(link.url)) return this.record(nothingOf(link, 'refused-by-robots'))
    const askedAt = new Date()
    const answer = await this.ask(link.url, kept)
    if (answer === 'no-time') return
    if (answer.kind === 'page') return this.recordPage(link, answer, askedAt)
    if (answer.kind === 'unchanged')
      return this.recordUnchanged(link, kept as CachedPage, answer.state, askedAt)
    if (answer.kind === 'moved')
      return this.record({ ...nothingOf(link, 'not-a-page'), links: [{ ...link, url: answer.to }] })
    if (answer.kind === 'denied') {
      await this.run.journal.record(nothingOf(link, 'not-a-page'))
      return this.run.tally.note('denied')
    }
    return this.record(nothingOf(link, answer.kind))
  }

  private async recordUnchanged(
    link: PageLink,
    kept: CachedPage,
    state: ResourceState | undefined,
    askedAt: Date,
  ): Promise<void> {
    // How long a page has been without the browser must not begin anew.
    if (state && !kept.isShell) await this.run.cache.confirm(link.url, state, askedAt)
    await this.run.journal.record(this.visitOfKept(link, kept))
    this.noteKept(kept)
  }

  private noteKept({ isShell }: CachedPage): void {
    this.run.tally.note('read')
    this.run.tally.noteUnchanged(1)
    if (isShell) this.run.tally.noteShell(true)
  }

  /** A page whose answer would come after the deadline stays unvisited. */
  private async ask(url: string, kept: CachedPage | undefined): Promise<CrawlAnswer | 'no-time'> {
    try {
      // What a browser has filled is unchanged only if all that it asked for is.
      const isFilled = kept !== undefined && kept.state.length !== 1
      if (isFilled && (await this.run.cache.isUnchanged(url, kept, this.running)))
        return { kind: 'unchanged' }
      await this.tools.paces.turn(url, this.perSecond, this.running)
      const known = isFilled ? undefined : kept?.state[0]
      return await visitPage(this.tools.fetch, this.tools.paces, url, this.running, known)
    } catch (error) {
      if (this.run.deadline.aborted && !this.signal.aborted) return 'no-time'
      throw error
    }
  }

  private async recordPage(
    link: PageLink,
    { html, state }: { readonly html: string; readonly state: ResourceState | undefined },
    askedAt: Date,
  ): Promise<void> {
    const page = readPage(html, link.url)
    if (!this.isScripted(link.url) && !waitsForScripts(html, link.url)) {
      await this.run.cache.keep(link.url, page, state && [state], askedAt)
      return this.record(this.visitOf(link, page))
    }
    const shell = { link, page, askedAt, state }
    if (!this.browser.take(shell)) await this.recordShell(shell)
  }

  private async recordShell({ link, page, state, askedAt }: Shell): Promise<void> {
    const hasBrowser = this.tools.openPage !== undefined
    if (hasBrowser) await this.run.cache.keep(link.url, page, state && [state], askedAt, true)
    await this.record(this.visitOf(link, page, true))
    this.run.tally.noteShell(hasBrowser)
  }

  private async recordOpened({ link, askedAt }: Shell, rendered: RenderedPage): Promise<void> {
    const { html, images, requests, finalUrl } = rendered
    const page = readPage(html, link.url, images)
    const isHere = pageUrl(finalUrl) === pageUrl(link.url)
    const state = isHere ? stateOfPage(requests, { pictures: false }) : undefined
    await this.run.cache.keep(link.url, page, state, askedAt)
    await this.record(this.visitOf(link, page))
  }

  private isScripted(url: string): boolean {
    return this.manifest.scripted.some((pattern) => new RegExp(pattern, 'u').test(pathOf(url)))
  }

  private visitOfKept(link: PageLink, { page, isShell }: CachedPage): PageVisit {
    return this.visitOf(link, page, isShell)
  }

  /** A listing by the manifest is one, whether or not the page says so in a form that programs read. */
  private visitOf(
    link: PageLink,
    { title, listing, images, links }: ReadPage,
    withoutScripts = false,
  ): PageVisit {
    const next = this.run.order.linksFrom(link, links)
    const known = listing ?? (this.run.order.isListing(link.url) ? { ...(title && { title }) } : undefined)
    const facts = known && { ...known, ...(withoutScripts && { withoutScripts }) }
    return { url: link.url, outcome: 'read', ...(facts && { listing: facts }), images, links: next }
  }

  private async record(visit: PageVisit): Promise<void> {
    await this.run.journal.record(visit)
    this.run.tally.note(visit.outcome)
  }
}

const nothingOf = ({ url }: PageLink, outcome: PageVisit['outcome']): PageVisit => ({
  url,
  outcome,
  images: [],
  links: [],
})
