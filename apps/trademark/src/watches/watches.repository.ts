import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { Watch, WatchConflict } from './watches.queries'

const db = statements<DB>()

@Injectable()
export class WatchesRepository {
  /** Has an owner's watches changed by one transaction at a time. */
  async lockOwner(tx: Tx, ownerId: string): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('watches ' || $1, 0))", [ownerId])
  }

  async insert(tx: Tx, { id, ownerId, name, classes, createdAt }: Watch): Promise<void> {
    const row = { id, owner_id: ownerId, name, classes: [...classes], created_at: createdAt }
    await tx.rows(db.insertInto('trademark_watch').values(row))
  }

  async remove(tx: Tx, ownerId: string, id: string): Promise<void> {
    await tx.rows(db.deleteFrom('trademark_watch').where('id', '=', id).where('owner_id', '=', ownerId))
  }

  async removeOfOwner(tx: Tx, ownerId: string): Promise<void> {
    await tx.rows(db.deleteFrom('trademark_watch').where('owner_id', '=', ownerId))
  }

  /** Keeps a watch until the transaction has ended. @returns whether it is still there */
  async hold(tx: Tx, id: string): Promise<boolean> {
    return (
      (await tx.rows(db.selectFrom('trademark_watch').select('id').where('id', '=', id).forShare())).length >
      0
    )
  }

  /**
   * Notes a mark that is like a watched name; of one that was noted as an application its publication, from which it can be opposed.
   * @returns whether it is news
   */
  async noteConflict(
    tx: Tx,
    { watchId, source, publishedOn, mark, foundAt }: WatchConflict,
  ): Promise<boolean> {
    const rows = await tx.rows(
      db
        .insertInto('watch_conflict')
        .values({
          watch_id: watchId,
          source,
          application_number: mark.applNo,
          published_on: publishedOn,
          mark: JSON.stringify(mark),
          found_at: foundAt,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['watch_id', 'source', 'application_number'])
            .doUpdateSet(({ ref }) => ({
              published_on: ref('excluded.published_on'),
              mark: ref('excluded.mark'),
              found_at: ref('excluded.found_at'),
            }))
            .where('watch_conflict.published_on', 'is', null)
            .where('excluded.published_on', 'is not', null),
        )
        .returning('watch_id'),
    )
    return rows.length > 0
  }
}
