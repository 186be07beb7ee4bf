import type { GuardedFetch } from '@originseal/egress'
import type { RenderedPage } from '../../capture/capture-page'
import { searchNote, type PageLink, type PageVisit, type SearchJournal } from '../source'
import { BrowserLane, type OpenPage, type Shell } from './browser-lane'
import type { CrawlTally } from './crawl-tally'
import type { HostPaces } from './host-paces'
import { pathOf } from './page-url'
import { readPage, waitsForScripts, type ReadPage } from './read-page'
import type { RobotsRules } from './robots-rules'
import type { SiteManifest } from './site-manifest'
import { visitPage, type PageAnswer } from './visit-page'
import type { VisitOrder } from './visit-order'

/** What a crawl works with. */
export interface CrawlTools {
  readonly fetch: GuardedFetch
  readonly paces: HostPaces
  readonly openPage?: OpenPage
}

/** What one search may do, and where it writes down what it did. */
export interface CrawlRun {
  readonly journal: SearchJournal
  readonly robots: RobotsRules
  readonly tally: CrawlTally
  readonly order: VisitOrder
  /** Pages visited by earlier holders of the same search. */
  readonly visited: number
  /** Aborted when the search must end at once. */
  readonly signal: AbortSignal
  /** Aborted when its time is used up. */
  readonly deadline: AbortSignal
}

const atOnce = 4
const batch = 16

/**
 * Visits the pages of a journal until none is left or a budget is used up: four at a time by plain HTTP, and beside
 * them one at a time with the browser, those that plain HTTP brought without their contents.
 */
export class Crawl {
  private readonly perSecond: number
  private readonly browser: BrowserLane
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
    this.browser = new BrowserLane({
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
    const waiting = [...due]
    const worker = async (): Promise<void> => {
      while (!this.running.aborted && !this.run.tally.isLost) {
        const link = waiting.shift()
        if (!link) return
        await this.visit(link)
      }
    }
    try {
      await Promise.all(Array.from({ length: atOnce }, worker))
    } catch (error) {
      this.failure.abort(error)
      throw error
    }
  }

  private async visit(link: PageLink): Promise<void> {
    this.started += 1
    if (!this.run.robots.allows(link.url)) return this.record(nothingOf(link, 'refused-by-robots'))
    const answer = await this.ask(link.url)
    if (answer === 'no-time') return
    if (answer.kind === 'page') return this.recordPage(link, answer.html)
    if (answer.kind === 'moved')
      return this.record({ ...nothingOf(link, 'not-a-page'), links: [{ ...link, url: answer.to }] })
    if (answer.kind === 'denied') {
      await this.run.journal.record(nothingOf(link, 'not-a-page'))
      return this.run.tally.note('denied')
    }
    return this.record(nothingOf(link, answer.kind))
  }

  /** A page whose answer would come after the deadline stays unvisited. */
  private async ask(url: string): Promise<PageAnswer | 'no-time'> {
    try {
      await this.tools.paces.turn(url, this.perSecond, this.running)
      return await visitPage(this.tools.fetch, this.tools.paces, url, this.running)
    } catch (error) {
      if (this.run.deadline.aborted && !this.signal.aborted) return 'no-time'
      throw error
    }
  }

  private async recordPage(link: PageLink, html: string): Promise<void> {
    const page = readPage(html, link.url)
    if (!this.isScripted(link.url) && !waitsForScripts(html, link.url))
      return this.record(this.visitOf(link, page))
    if (!this.browser.take({ link, page })) await this.recordShell({ link, page })
  }

  private async recordShell({ link, page }: Shell): Promise<void> {
    await this.record(this.visitOf(link, page))
    this.run.tally.noteShell(this.tools.openPage !== undefined)
  }

  private async recordOpened({ link }: Shell, { html, images }: RenderedPage): Promise<void> {
    await this.record(this.visitOf(link, readPage(html, link.url, images)))
  }

  private isScripted(url: string): boolean {
    return this.manifest.scripted.some((pattern) => new RegExp(pattern, 'u').test(pathOf(url)))
  }

  /** A listing by the manifest is one, whether or not the page says so in a form that programs read. */
  private visitOf(link: PageLink, { title, listing, images, links }: ReadPage): PageVisit {
    const next = this.run.order.linksFrom(link, links)
    const known = listing ?? (this.run.order.isListing(link.url) ? { ...(title && { title }) } : undefined)
    return { url: link.url, outcome: 'read', ...(known && { listing: known }), images, links: next }
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
