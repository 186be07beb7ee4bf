import { Injectable } from '@nestjs/common'
import type { PayloadOf, Unit, UnitEvents, unitsRevocationRequested } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class RevocationsRepository {
  /** @returns false if it was requested before */
  async insert(tx: Tx, request: PayloadOf<typeof unitsRevocationRequested>): Promise<boolean> {
    const added = await tx.rows(
      db
        .insertInto('unit_revocation')
        .values({
          event_id: request.eventId,
          owner_id: request.ownerId,
          unit: request.unit,
          lot_id: request.lotId,
          requested: request.quantity,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id'),
    )
    return added.length > 0
  }

  /** What was answered to requests; `revoked` is null as long as a spender has not. */
  async answersTo(
    tx: Tx,
    eventIds: readonly string[],
  ): Promise<{ unit: Unit; requested: number; revoked: number | null }[]> {
    if (eventIds.length === 0) return []
    return tx.rows(
      db
        .selectFrom('unit_revocation')
        .select(['unit', 'requested', 'revoked'])
        .where('event_id', 'in', [...eventIds]),
    )
  }

  async unanswered(tx: Tx, unit: Unit): Promise<PayloadOf<typeof unitsRevocationRequested>[]> {
    const rows = await tx.rows(
      db
        .selectFrom('unit_revocation')
        .selectAll()
        .where('unit', '=', unit)
        .where('revoked', 'is', null)
        .orderBy('requested_at'),
    )
    return rows.map((row) => ({
      eventId: row.event_id,
      ownerId: row.owner_id,
      unit: row.unit,
      lotId: row.lot_id,
      quantity: row.requested,
    }))
  }

  async noteAnswer(tx: Tx, { eventId, revoked }: PayloadOf<UnitEvents['revoked']>): Promise<void> {
    await tx.rows(
      db
        .updateTable('unit_revocation')
        .set({ revoked, answered_at: new Date() })
        .where('event_id', '=', eventId)
        .where('answered_at', 'is', null),
    )
  }
}
