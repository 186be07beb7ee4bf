import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { NumberedWork } from './work-index'

const db = statements<DB>()

/** A work that waits longer for its comparison is nobody's: its process has ended, or met an error. */
const leftAfter = sql<Date>`now() - interval '10 seconds'`
const mostLeft = 500

/** Works that are registered and not yet compared. */
@Injectable()
export class ComparisonsQueries {
  constructor(private readonly reads: Reads) {}

  async isAnyDue(workIds: readonly string[]): Promise<boolean> {
    const [first] = await this.reads.rows(
      db
        .selectFrom('work_comparison_due')
        .select('work_id')
        .where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(workIds))))
        .limit(1),
    )
    return first !== undefined
  }

  /** Those of these works that have a number and are not yet compared. */
  async due(workIds: readonly string[]): Promise<(NumberedWork & { readonly id: string })[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('work_comparison_due')
        .innerJoin('work', 'work.id', 'work_comparison_due.work_id')
        .select(['work.id', 'work.index_key', 'work.perceptual_hash', 'work.dihedrals'])
        .where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(workIds))))
        .where('work.index_key', 'is not', null),
    )
    return rows.map((row) => ({
      id: row.id,
      key: Number(row.index_key),
      perceptualHash: row.perceptual_hash,
      dihedrals: row.dihedrals,
    }))
  }

  async leftBehind(): Promise<string[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('work_comparison_due')
        .select('work_id')
        .where('since', '<', leftAfter)
        .orderBy('since')
        .limit(mostLeft),
    )
    return rows.map((row) => row.work_id)
  }
}
