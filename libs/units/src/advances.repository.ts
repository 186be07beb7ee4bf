import { Injectable } from '@nestjs/common'
import type { UnitCause } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { Holder } from './unit-demand'

/** Units that were spent before their owner's first grant was heard of. */
export interface Advance {
  readonly eventId: string
  readonly quantity: number
  readonly cause: UnitCause
}

@Injectable()
export class AdvancesRepository {
  /** From here to the end of `tx` nobody else advances or grants this owner's units of this kind. */
  async lock(tx: Tx, { ownerId, unit }: Holder): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 31))', [`${unit} ${ownerId}`])
  }

  async of(tx: Tx, { ownerId, unit }: Holder): Promise<Advance[]> {
    const rows = await tx.query<{
      event_id: string
      quantity: number
      cause_kind: UnitCause['kind']
      cause_id: string | null
    }>(
      `SELECT event_id, quantity, cause_kind, cause_id FROM unit_advance
       WHERE owner_id = $1 AND unit = $2 ORDER BY at, event_id`,
      [ownerId, unit],
    )
    return rows.map((row) => ({
      eventId: row.event_id,
      quantity: row.quantity,
      cause: { kind: row.cause_kind, ...(row.cause_id !== null && { id: row.cause_id }) },
    }))
  }

  async insert(tx: Tx, { ownerId, unit }: Holder, { eventId, quantity, cause }: Advance): Promise<void> {
    await tx.query(
      `INSERT INTO unit_advance (event_id, owner_id, unit, quantity, cause_kind, cause_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [eventId, ownerId, unit, quantity, cause.kind, cause.id ?? null],
    )
  }

  /** @returns false if there is no such advance */
  async remove(tx: Tx, eventId: string): Promise<boolean> {
    const removed = await tx.query('DELETE FROM unit_advance WHERE event_id = $1 RETURNING event_id', [
      eventId,
    ])
    return removed.length > 0
  }

  async removeOfOwner(tx: Tx, ownerId: string): Promise<void> {
    await tx.query('DELETE FROM unit_advance WHERE owner_id = $1', [ownerId])
  }
}
