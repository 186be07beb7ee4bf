import { statements, type Tx } from '@originseal/database'
import { Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class TombstonesRepository {
  /** Nobody else holds this owner until `tx` ends. */
  async hold(tx: Tx, ownerId: string): Promise<void> {
    await tx.rows(
      db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`owner ${ownerId}`}, 0))`.as('held')),
    )
  }

  /** Undefined for an owner who has not departed; null for one who is erased. */
  async successorOf(tx: Tx, ownerId: string): Promise<string | null | undefined> {
    const [departed] = await tx.rows(
      db.selectFrom('departed_owner').select('successor').where('owner_id', '=', ownerId),
    )
    return departed?.successor
  }

  async insert(tx: Tx, ownerId: string, successor: string): Promise<void> {
    await tx.rows(
      db
        .insertInto('departed_owner')
        .values({ owner_id: ownerId, successor })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  /** Nobody has this owner's things, nor those of whom the owner succeeded. */
  async erase(tx: Tx, ownerId: string): Promise<void> {
    await tx.rows(db.updateTable('departed_owner').set({ successor: null }).where('successor', '=', ownerId))
    await tx.rows(
      db
        .insertInto('departed_owner')
        .values({ owner_id: ownerId, successor: null })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ successor: null })),
    )
  }
}
