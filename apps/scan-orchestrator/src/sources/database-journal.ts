import type { Transaction, Tx } from '@originseal/database'
import type { ProgressLog } from '../scans/progress-log'
import type { LeasedTask, TaskQueue } from '../scans/task-queue'
import type { FoundImage, PageLink, PageVisit, SearchJournal, Source } from '@originseal/crawling'

/** Pages between two sentences about them. */
const sayEvery = 10

/** A search's memory in the database, open to the holder of the task's lease only. */
export class DatabaseJournal implements SearchJournal {
  constructor(
    private readonly transaction: Transaction,
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly task: LeasedTask,
    private readonly source: Source,
    /** True for addresses with the owner's words in them: what is seen there does not go into the common index. */
    private readonly isPrivate: (url: string) => boolean,
  ) {}

  plan(links: readonly PageLink[]): Promise<void> {
    return this.write((tx) => this.insertLinks(tx, links))
  }

  next(limit: number): Promise<PageLink[]> {
    return this.write((tx) =>
      tx.query<PageLink>(
        `SELECT url, priority FROM scan_page WHERE scan_id = $1 AND source = $2 AND outcome IS NULL
         ORDER BY priority, sequence LIMIT $3`,
        [this.task.scanId, this.source.name, limit],
      ),
    )
  }

  record(visit: PageVisit): Promise<void> {
    return this.recordAll([visit])
  }

  recordAll(visits: readonly PageVisit[]): Promise<void> {
    return this.write(async (tx) => {
      const before = (await this.count(tx)).pages
      const fresh = new Set(await this.insertVisits(tx, visits))
      const news = visits.filter(({ url }) => fresh.has(url))
      if (news.length === 0) return
      await this.insertLinks(
        tx,
        news.flatMap(({ links }) => links),
      )
      await this.insertImages(
        tx,
        news.flatMap(({ images }) => images),
      )
      await this.sayNowAndThen(tx, before)
    })
  }

  visited(): Promise<number> {
    return this.write(async (tx) => (await this.count(tx)).pages)
  }

  async count(tx: Tx): Promise<{ pages: number; images: number }> {
    const [row] = await tx.query<{ pages: number; images: number }>(
      `SELECT
         (SELECT count(*)::int FROM scan_page WHERE scan_id = $1 AND source = $2 AND outcome IS NOT NULL) AS pages,
         (SELECT count(DISTINCT image_url)::int FROM scan_image WHERE scan_id = $1 AND source = $2) AS images`,
      [this.task.scanId, this.source.name],
    )
    return row ?? { pages: 0, images: 0 }
  }

  private write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.transaction.run(async (tx) => {
      await this.queue.hold(tx, this.task)
      return work(tx)
    })
  }

  /** Returns the addresses that nobody has recorded yet. */
  private async insertVisits(tx: Tx, visits: readonly PageVisit[]): Promise<string[]> {
    const rows = await tx.query<{ url: string }>(
      `INSERT INTO scan_page (scan_id, source, url, priority, outcome, listing, visited_at)
       SELECT $1, $2, url, 0, outcome, listing, now()
       FROM unnest($3::text[], $4::text[], $5::jsonb[]) AS visit(url, outcome, listing)
       ON CONFLICT (scan_id, source, url) DO UPDATE
         SET outcome = excluded.outcome, listing = excluded.listing, visited_at = excluded.visited_at
         WHERE scan_page.outcome IS NULL
       RETURNING url`,
      [
        this.task.scanId,
        this.source.name,
        visits.map(({ url }) => url),
        visits.map(({ outcome }) => outcome),
        visits.map(({ listing }) => (listing ? JSON.stringify(listing) : null)),
      ],
    )
    return rows.map(({ url }) => url)
  }

  private async insertLinks(tx: Tx, links: readonly PageLink[]): Promise<void> {
    await tx.query(
      `INSERT INTO scan_page (scan_id, source, url, priority)
       SELECT $1, $2, url, priority FROM unnest($3::text[], $4::int[]) AS link(url, priority)
       ON CONFLICT (scan_id, source, url) DO NOTHING`,
      [this.task.scanId, this.source.name, links.map((link) => link.url), links.map((link) => link.priority)],
    )
  }

  private async insertImages(tx: Tx, images: readonly FoundImage[]): Promise<void> {
    await tx.query(
      `INSERT INTO scan_image (id, scan_id, source, image_url, page_url, origin, is_private)
       SELECT gen_random_uuid(), $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::boolean[])
       ON CONFLICT (scan_id, page_url, image_url) DO NOTHING`,
      [
        this.task.scanId,
        this.source.name,
        images.map((image) => image.imageUrl),
        images.map((image) => image.pageUrl),
        images.map((image) => image.origin),
        images.map((image) => this.isPrivate(image.pageUrl) || this.isPrivate(image.imageUrl)),
      ],
    )
  }

  private async sayNowAndThen(tx: Tx, before: number): Promise<void> {
    const count = await this.count(tx)
    if (Math.floor(count.pages / sayEvery) === Math.floor(before / sayEvery)) return
    // How many pages there will be is not known before the end: the share nears 1 and never reaches it.
    const share = count.pages / (count.pages + 60)
    await this.log.say(tx, this.task.scanId, 'scanning', share, {
      key: 'pages-read',
      values: { source: this.source.label, ...count },
    })
  }
}
