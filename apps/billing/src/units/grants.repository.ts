import { Injectable } from '@nestjs/common'
import type { PayloadOf, Unit, unitsGranted } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { Selectable } from 'kysely'
import type { DB, UnitGrant } from '../tables'

export type Grant = PayloadOf<typeof unitsGranted>

const db = statements<DB>()

const grantOf = (row: Selectable<UnitGrant>): Grant => ({
  lotId: row.lot_id,
  ownerId: row.owner_id,
  unit: row.unit,
  quantity: row.quantity,
  priority: row.priority,
  reason: row.reason,
  from: row.valid_from.toISOString(),
  ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
  cause: { kind: row.cause_kind, ...(row.cause_id !== null && { id: row.cause_id }) },
})

@Injectable()
export class GrantsRepository {
  /** @returns false if the lot was granted before */
  async insert(tx: Tx, grant: Grant): Promise<boolean> {
    const added = await tx.rows(
      db
        .insertInto('unit_grant')
        .values({
          lot_id: grant.lotId,
          owner_id: grant.ownerId,
          unit: grant.unit,
          quantity: grant.quantity,
          priority: grant.priority,
          reason: grant.reason,
          valid_from: grant.from,
          expires_at: grant.expiresAt ?? null,
          cause_kind: grant.cause.kind,
          cause_id: grant.cause.id ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('lot_id'),
    )
    return added.length > 0
  }

  async ofOwner(tx: Tx, ownerId: string, lotId: string): Promise<Grant | undefined> {
    const [row] = await tx.rows(
      db.selectFrom('unit_grant').selectAll().where('lot_id', '=', lotId).where('owner_id', '=', ownerId),
    )
    return row && grantOf(row)
  }

  /** Grants of a unit in the order of their lots' ids. */
  async after(tx: Tx, unit: Unit, lotId: string, most: number): Promise<Grant[]> {
    const rows = await tx.rows(
      db
        .selectFrom('unit_grant')
        .selectAll()
        .where('unit', '=', unit)
        .where('lot_id', '>', lotId)
        .orderBy('lot_id')
        .limit(most),
    )
    return rows.map(grantOf)
  }
}
