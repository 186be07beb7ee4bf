import { Injectable } from '@nestjs/common'
import { Listener, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { DataSource } from 'typeorm'
import { worksChannel } from './watch-work'
import type { WatchedWork } from './watched-work'
import { WatchedWorkEntity } from './watched-work.entity'

/** The news of a work travels behind the answer to its owner, who may ask for a scan at once. */
const newsWithinMs = 5_000

@Injectable()
export class WatchedWorksQueries {
  constructor(
    private readonly source: DataSource,
    private readonly listener: Listener,
  ) {}

  find(workId: string): Promise<WatchedWork | null> {
    return this.source.manager.findOneBy(WatchedWorkEntity, { workId })
  }

  /** By its number in the index. */
  async byIndexKey(key: number): Promise<WatchedWork | null> {
    const [row]: { work_id: string }[] = await this.source.query(
      'SELECT work_id FROM watched_work WHERE index_key = $1',
      [key],
    )
    return row ? this.find(row.work_id) : null
  }

  /** Whose a work is; it stays theirs until `tx` ends. */
  async holdOwner(tx: Tx, workId: string): Promise<string | undefined> {
    const [row] = await tx.query<{ owner_id: string }>(
      'SELECT owner_id FROM watched_work WHERE work_id = $1 FOR SHARE',
      [workId],
    )
    return row?.owner_id
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
