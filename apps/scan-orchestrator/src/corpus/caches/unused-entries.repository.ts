import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../../tables'

const db = statements<DB>()

export const caches = ['page_memory', 'picture_memory'] as const

@Injectable()
export class UnusedEntriesRepository {
  /** Removes up to `most` entries that nobody has used for so many days. @returns how many */
  async remove(tx: Tx, cache: (typeof caches)[number], days: number, most: number): Promise<number> {
    const unused = db
      .selectFrom(cache)
      .select('url')
      .where('used_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
      .orderBy('url')
      .limit(most)
      .forUpdate()
      .skipLocked()
    const gone = await tx.rows(db.deleteFrom(cache).where('url', 'in', unused).returning('url'))
    return gone.length
  }
}
