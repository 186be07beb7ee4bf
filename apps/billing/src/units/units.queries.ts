import { Injectable } from '@nestjs/common'
import type { PageRequest, UnitLine } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { HeldLot } from './balance.rules'

const db = statements<DB>()

/** What an entry changes of what is available; 0 where units only went out of a hold. */
const change = sql<number>`quantity * ((to_account = 'available')::int - (from_account = 'available')::int)`

@Injectable()
export class UnitsQueries {
  constructor(private readonly reads: Reads) {}

  /**
   * The owner's lots with what is left of each, as the mirror knows. A lot that its spender has not taken up yet counts
   * whole: it was granted.
   */
  lotsOf(ownerId: string): Promise<HeldLot[]> {
    return this.reads.query<HeldLot>(
      `WITH lot AS (
         SELECT lot_id, unit, priority, reason, valid_from, expires_at, quantity FROM unit_grant WHERE owner_id = $1
         UNION ALL
         SELECT lot_id, unit, priority, reason, valid_from, expires_at, 0 FROM mirrored_lot WHERE owner_id = $1
       ), change AS (
         SELECT from_lot AS lot_id, -quantity * (from_account = 'available')::int AS available,
           -quantity * (from_account = 'held')::int AS held
         FROM mirrored_entry WHERE owner_id = $1 AND move <> 'grant'
         UNION ALL
         SELECT to_lot, quantity * (to_account = 'available')::int, quantity * (to_account = 'held')::int
         FROM mirrored_entry WHERE owner_id = $1 AND move <> 'grant'
       ), total AS (
         SELECT lot_id, sum(available)::int AS available, sum(held)::int AS held FROM change GROUP BY lot_id
       )
       SELECT lot_id AS "lotId", unit, priority, reason, valid_from AS "from", expires_at AS "expiresAt",
         quantity + coalesce(total.available, 0) AS available, coalesce(total.held, 0) AS held
       FROM lot LEFT JOIN total USING (lot_id)`,
      [ownerId],
    )
  }

  /** Changes of what the owner has available, newest first. */
  async linesOf(ownerId: string, { cursor, limit }: PageRequest): Promise<UnitLine[]> {
    const last = db
      .selectFrom('mirrored_entry')
      .select(['at', 'id'])
      .where('owner_id', '=', ownerId)
      .where('id', '=', cursor ?? null)
    const rows = await this.reads.rows(
      db
        .selectFrom('mirrored_entry')
        .select(['id', 'unit', 'move', 'at', 'cause_kind', 'cause_id', change.as('quantity')])
        .where('owner_id', '=', ownerId)
        .where(change, '<>', 0)
        .$if(cursor !== undefined, (page) =>
          page.where(({ eb, refTuple }) => eb(refTuple('at', 'id'), '<', last.$asTuple('at', 'id'))),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
    return rows.map(({ id, unit, move, at, quantity, cause_kind: kind, cause_id: causeId }) => ({
      id,
      unit,
      move,
      quantity,
      cause: { kind, ...(causeId !== null && { id: causeId }) },
      at: at.toISOString(),
    }))
  }
}
