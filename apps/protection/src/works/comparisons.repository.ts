import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { SimilarWork } from './work-index'
import { WorksRepository } from './works.repository'

const db = statements<DB>()

interface Comparison {
  readonly id: string
  readonly key: number
  readonly similar: readonly SimilarWork[]
}

@Injectable()
export class ComparisonsRepository {
  constructor(private readonly works: WorksRepository) {}

  /** Numbers all registered works that have no number yet. */
  async numberWorks(tx: Tx): Promise<void> {
    await this.works.takeIndexTurn(tx)
    await tx.rows(
      db
        .updateTable('work')
        .from('work_comparison_due')
        .set({ index_key: sql`nextval('work_index_key')` })
        .whereRef('work_comparison_due.work_id', '=', 'work.id')
        .where('work.index_key', 'is', null),
    )
  }

  /** Notes each likeness on both works, and that these comparisons are done. */
  async record(tx: Tx, comparisons: readonly Comparison[]): Promise<void> {
    const ids = await this.heldByKey(tx, comparisons)
    const pairs = comparisons.flatMap(({ key, similar }) =>
      similar.map((earlier) => ({
        later: ids.get(key),
        earlier: ids.get(earlier.key),
        distance: earlier.distance,
      })),
    )
    // `earlier` says of the other work whether it was there first. What was erased meanwhile has no id any more.
    const rows = pairs.flatMap(({ later, earlier, distance }) =>
      later === undefined || earlier === undefined
        ? []
        : [
            { work_id: later, similar_to: earlier, distance, earlier: true },
            { work_id: earlier, similar_to: later, distance, earlier: false },
          ],
    )
    if (rows.length > 0)
      await tx.rows(
        db
          .insertInto('work_similarity')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing()),
      )
    await tx.rows(
      db
        .deleteFrom('work_comparison_due')
        .where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(comparisons.map(({ id }) => id))))),
    )
  }

  /** Ids by number of the works that are still there; until `tx` ends they stay. */
  private async heldByKey(tx: Tx, comparisons: readonly Comparison[]): Promise<ReadonlyMap<number, string>> {
    const keys = comparisons.flatMap(({ key, similar }) =>
      similar.length > 0 ? [key, ...similar.map((earlier) => earlier.key)] : [],
    )
    if (keys.length === 0) return new Map()
    const held = await tx.rows(
      db
        .selectFrom('work')
        .select(['id', 'index_key'])
        .where(({ eb, fn, val }) => eb('index_key', '=', fn.any(val([...new Set(keys)].map(String)))))
        .orderBy('id')
        .forKeyShare(),
    )
    return new Map(held.map((row) => [Number(row.index_key), row.id]))
  }
}
