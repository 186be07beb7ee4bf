import { Injectable } from '@nestjs/common'
import { Listener, Reads, statements } from '@originseal/database'
import { Problem } from '@originseal/http'
import { DataSource } from 'typeorm'
import type { DB } from '../../tables'
import type { WatchedWork } from './watched-work'
import { WatchedWorkEntity } from './watched-work.entity'
import { worksChannel } from './watched-works.repository'

const db = statements<DB>()

/** The news of a work travels behind the answer to its owner, who may ask for a scan at once. */
const newsWithinMs = 5_000

@Injectable()
export class WatchedWorksQueries {
  constructor(
    private readonly source: DataSource,
    private readonly reads: Reads,
    private readonly listener: Listener,
  ) {}

  find(workId: string): Promise<WatchedWork | null> {
    return this.source.manager.findOneBy(WatchedWorkEntity, { workId })
  }

  /** By its number in the index. */
  async byIndexKey(key: number): Promise<WatchedWork | null> {
    const [row] = await this.reads.rows(
      db.selectFrom('watched_work').select('work_id').where('index_key', '=', String(key)),
    )
    return row ? this.find(row.work_id) : null
  }

  /** By id, those that are still here. */
  async titles(workIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('watched_work')
        .select(['work_id', 'title'])
        .where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(workIds)))),
    )
    return new Map(rows.map((row) => [row.work_id, row.title]))
  }

  async idsOf(ownerId: string): Promise<string[]> {
    const rows = await this.reads.rows(
      db.selectFrom('watched_work').select('work_id').where('owner_id', '=', ownerId).orderBy('work_id'),
    )
    return rows.map((row) => row.work_id)
  }

  /** Waits a moment for a work that was sealed just now. @throws Problem SCAN_WORK_NOT_FOUND */
  async await(workId: string): Promise<WatchedWork> {
    const until = Date.now() + newsWithinMs
    for (;;) {
      const news = this.nextNews(Math.min(500, until - Date.now()))
      const work = await this.find(workId)
      if (work) return work
      if (Date.now() >= until) throw new Problem('SCAN_WORK_NOT_FOUND')
      await news
    }
  }

  private nextNews(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        forget()
        clearTimeout(timer)
        resolve()
      }
      const forget = this.listener.on(worksChannel, done)
      const timer = setTimeout(done, Math.max(0, withinMs))
    })
  }
}
