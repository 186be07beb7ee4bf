import { Injectable } from '@nestjs/common'
import type { FoundImage, PageLink, PageVisit, Place, SearchJournal } from '@originseal/crawling'
import type { Tx } from '@originseal/database'
import { ProgressLog } from '../progress/progress-log.repository'
import { SeenImagesRepository } from '../steps/seen-images.repository'
import { TaskQueue, type LeasedTask } from '../tasks/task-queue'
import { JournalRepository, type Search } from './journal.repository'

/** Pages between two sentences about them. */
const sayEvery = 10

/** What a search's steps are written down with. */
@Injectable()
export class JournalTools {
  constructor(
    readonly queue: TaskQueue,
    readonly log: ProgressLog,
    readonly journal: JournalRepository,
    readonly seen: SeenImagesRepository,
  ) {}
}

/** A search's memory in the database, open to the holder of the task's lease only. */
export class DatabaseJournal implements SearchJournal {
  private readonly search: Search

  constructor(
    private readonly tools: JournalTools,
    private readonly task: LeasedTask,
    private readonly source: Place,
    /**
     * True for addresses with the owner's words in them: what is seen there does not go into the common index. Undefined
     * where only words are searched for: pictures are left aside.
     */
    private readonly isPrivate: ((url: string) => boolean) | undefined,
  ) {
    this.search = { scanId: task.scanId, source: source.name }
  }

  plan(links: readonly PageLink[]): Promise<void> {
    return this.write((tx) => this.tools.journal.insertLinks(tx, this.search, links))
  }

  next(limit: number): Promise<PageLink[]> {
    return this.write((tx) => this.tools.journal.next(tx, this.search, limit))
  }

  record(visit: PageVisit): Promise<void> {
    return this.recordAll([visit])
  }

  recordAll(visits: readonly PageVisit[]): Promise<void> {
    return this.write(async (tx) => {
      const { journal } = this.tools
      const before = (await this.count(tx)).pages
      const fresh = new Set(await journal.insertVisits(tx, this.search, visits))
      const news = visits.filter(({ url }) => fresh.has(url))
      if (news.length === 0) return
      const links = news.flatMap((visit) => visit.links)
      await journal.insertLinks(tx, this.search, links)
      await this.keepImages(
        tx,
        news.flatMap((visit) => visit.images),
      )
      await this.sayNowAndThen(tx, before)
    })
  }

  visited(): Promise<number> {
    return this.write(async (tx) => (await this.count(tx)).pages)
  }

  count(tx: Tx): Promise<{ pages: number; images: number }> {
    return this.tools.journal.count(tx, this.search)
  }

  private write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.tools.queue.write(this.task, work)
  }

  private async keepImages(tx: Tx, images: readonly FoundImage[]): Promise<void> {
    const { isPrivate } = this
    if (!isPrivate) return
    const seen = images.map((image) => ({
      ...image,
      source: this.search.source,
      isPrivate: isPrivate(image.pageUrl) || isPrivate(image.imageUrl),
    }))
    await this.tools.seen.insert(tx, this.search.scanId, seen)
  }

  private async sayNowAndThen(tx: Tx, before: number): Promise<void> {
    const count = await this.count(tx)
    if (Math.floor(count.pages / sayEvery) === Math.floor(before / sayEvery)) return
    // How many pages there will be is not known before the end: the share nears 1 and never reaches it.
    const share = count.pages / (count.pages + 60)
    await this.tools.log.say(tx, this.search.scanId, 'scanning', share, {
      key: this.isPrivate ? 'pages-read' : 'pages-looked-through',
      values: { source: this.source.label, ...count },
    })
  }
}
