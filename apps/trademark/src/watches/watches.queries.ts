import { Injectable } from '@nestjs/common'
import { foundMark, type FoundMarkView } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

export interface Watch {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly classes: readonly number[]
  readonly createdAt: Date
}

export interface WatchConflict {
  readonly watchId: string
  /** The office. */
  readonly source: string
  readonly mark: FoundMarkView
  readonly publishedOn: string | null
  readonly foundAt: Date
}

const db = statements<DB>()
const watches = db
  .selectFrom('trademark_watch')
  .select(['id', 'owner_id as ownerId', 'name', 'classes', 'created_at as createdAt'])
const pageSize = 500

@Injectable()
export class WatchesQueries {
  constructor(private readonly reads: Reads) {}

  /** An owner's watches as they are within a transaction. */
  inTransaction(tx: Tx, ownerId: string): Promise<Watch[]> {
    return tx.rows(watches.where('owner_id', '=', ownerId))
  }

  ofOwner(ownerId: string): Promise<Watch[]> {
    return this.reads.rows(
      watches.where('owner_id', '=', ownerId).orderBy('created_at', 'desc').orderBy('id', 'desc'),
    )
  }

  /** What was found for an owner's watches, the newest first. */
  async conflictsOfOwner(ownerId: string): Promise<WatchConflict[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('watch_conflict')
        .innerJoin('trademark_watch', 'trademark_watch.id', 'watch_conflict.watch_id')
        .select(({ fn, val }) => [
          'watch_id as watchId',
          'source',
          'mark',
          'found_at as foundAt',
          fn<string | null>('to_char', ['published_on', val('YYYY-MM-DD')]).as('publishedOn'),
        ])
        .where('owner_id', '=', ownerId)
        .orderBy('found_at', 'desc')
        .orderBy('application_number'),
    )
    return rows.map(({ watchId, source, mark, publishedOn, foundAt }) => ({
      watchId,
      source,
      mark: foundMark.parse(JSON.parse(mark)),
      publishedOn,
      foundAt,
    }))
  }

  /** Every watch, a page at a time. */
  async *pages(): AsyncGenerator<Watch[]> {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const page = await this.reads.rows(watches.where('id', '>', after).orderBy('id').limit(pageSize))
      if (page.length > 0) yield page
      const last = page.at(-1)
      if (!last || page.length < pageSize) return
      after = last.id
    }
  }
}
