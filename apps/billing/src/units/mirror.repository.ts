import { Injectable } from '@nestjs/common'
import type { PayloadOf, Unit, UnitEvents } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import { countEntriesSql, derivedId, type UnitCount } from '@originseal/units'
import type { DB } from '../tables'

const db = statements<DB>()
type Moved = PayloadOf<UnitEvents['moved']>
type Count = PayloadOf<UnitEvents['counted']>

@Injectable()
export class MirrorRepository {
  constructor(private readonly reads: Reads) {}

  /** Copies a move; one that is there stays as it is. */
  async insertMove(tx: Tx, move: Moved): Promise<void> {
    const { eventId, ownerId, unit, cause } = move
    await tx.rows(
      db
        .insertInto('mirrored_entry')
        .values(
          move.entries.map(({ line, from, to, quantity }) => ({
            event_id: eventId,
            line,
            id: derivedId(`${eventId} ${line}`),
            move: move.move,
            owner_id: ownerId,
            unit,
            from_account: from.account,
            from_lot: from.lotId,
            to_account: to.account,
            to_lot: to.lotId,
            quantity,
            cause_kind: cause.kind,
            cause_id: cause.id ?? null,
            at: move.at,
          })),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  async insertLots(tx: Tx, { ownerId, unit, newLots }: Moved): Promise<void> {
    if (newLots.length === 0) return
    await tx.rows(
      db
        .insertInto('mirrored_lot')
        .values(
          newLots.map(({ lotId, priority, reason, from, expiresAt }) => ({
            lot_id: lotId,
            owner_id: ownerId,
            unit,
            priority,
            reason,
            valid_from: from,
            expires_at: expiresAt ?? null,
          })),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  async insertCount(tx: Tx, count: Count): Promise<void> {
    await tx.rows(
      db
        .insertInto('unit_count')
        .values(count)
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  /** What the spenders counted and nobody has compared yet. */
  async openCounts(): Promise<Count[]> {
    const rows = await this.reads.rows(db.selectFrom('unit_count').selectAll().orderBy('until'))
    return rows.map(({ unit, until, entries, digest }) => ({
      unit,
      until: until.toISOString(),
      entries,
      digest,
    }))
  }

  async count(unit: Unit, until: Date): Promise<UnitCount> {
    const [count] = await this.reads.query<UnitCount>(countEntriesSql('mirrored_entry'), [unit, until])
    return count as UnitCount
  }

  /** Lots that were granted before `until` and that the spender has not taken up. */
  async untakenGrants(unit: Unit, until: Date): Promise<string[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('unit_grant as g')
        .leftJoin('mirrored_entry as e', (join) =>
          join.onRef('e.to_lot', '=', 'g.lot_id').on('e.move', '=', 'grant'),
        )
        .select('g.lot_id')
        .where('g.unit', '=', unit)
        .where('g.granted_at', '<', until)
        .where('e.event_id', 'is', null)
        .limit(100),
    )
    return rows.map((row) => row.lot_id)
  }

  async noteCompared(tx: Tx, { unit, until }: Count, differences: readonly string[]): Promise<void> {
    await tx.rows(db.deleteFrom('unit_count').where('unit', '=', unit).where('until', '=', new Date(until)))
    if (differences.length === 0) return
    await tx.rows(
      db
        .insertInto('unit_difference')
        .values(differences.map((what) => ({ unit, until, what })))
        .onConflict((conflict) => conflict.doNothing()),
    )
  }
}
