import { Injectable } from '@nestjs/common'
import type { Unit, UnitAccount, UnitCause, UnitMove } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { Change, Entry, Lot, LotBalance } from './ledger.rules'
import type { Holder } from './unit-demand'

/** One move as it is written: its entries with what they are about. */
export interface Move extends Holder {
  readonly eventId: string
  readonly move: UnitMove
  readonly cause: UnitCause
  readonly refundOf?: string
  readonly entries: readonly Entry[]
}

interface EntryRow {
  move: UnitMove
  owner_id: string
  unit: Unit
  from_account: UnitAccount
  from_lot: string
  to_account: UnitAccount
  to_lot: string
  quantity: number
  cause_kind: UnitCause['kind']
  cause_id: string | null
}

interface LotRow {
  id: string
  reason: Lot['reason']
  priority: number
  valid_from: Date
  expires_at: Date | null
}

const columns = 'l.id, l.reason, l.priority, l.valid_from, l.expires_at'

interface BalanceRow extends LotRow {
  available: number
  held: number
}

const lotOf = (row: LotRow): Lot => ({
  id: row.id,
  reason: row.reason,
  priority: row.priority,
  from: row.valid_from,
  expiresAt: row.expires_at,
})

const balanceOf = (row: BalanceRow): LotBalance =>
  Object.assign(lotOf(row), { available: row.available, held: row.held })

@Injectable()
export class LedgerRepository {
  /** The owner's lots that have units left, locked until `tx` ends, in the order of spending. */
  async lockAvailable(tx: Tx, { ownerId, unit }: Holder): Promise<LotBalance[]> {
    const rows = await tx.query<BalanceRow>(
      `SELECT ${columns}, b.available, b.held
       FROM unit_balance b JOIN unit_lot l ON l.id = b.lot_id
       WHERE b.owner_id = $1 AND b.unit = $2 AND b.available > 0
       ORDER BY l.priority, l.expires_at, l.valid_from, l.id FOR UPDATE OF b`,
      [ownerId, unit],
    )
    return rows.map(balanceOf)
  }

  /** One lot with what is left of it, locked; undefined where it was never granted. */
  async lockLot(tx: Tx, lotId: string): Promise<(LotBalance & Holder) | undefined> {
    const [row] = await tx.query<BalanceRow & { owner_id: string; unit: Unit }>(
      `SELECT ${columns}, b.available, b.held, b.owner_id, b.unit
       FROM unit_balance b JOIN unit_lot l ON l.id = b.lot_id WHERE b.lot_id = $1 FOR UPDATE OF b`,
      [lotId],
    )
    return row && { ...balanceOf(row), ownerId: row.owner_id, unit: row.unit }
  }

  /** Locks the lots of entries, in an order that is the same for everybody, and gives them. */
  async lockLots(tx: Tx, lotIds: readonly string[]): Promise<Map<string, Lot>> {
    const rows = await tx.query<LotRow>(
      `SELECT ${columns} FROM unit_balance b JOIN unit_lot l ON l.id = b.lot_id
       WHERE b.lot_id = ANY($1::uuid[]) ORDER BY l.priority, l.expires_at, l.valid_from, l.id FOR UPDATE OF b`,
      [lotIds],
    )
    return new Map(rows.map((row) => [row.id, lotOf(row)]))
  }

  /** Lots that have ended with units left. */
  async endedLots(tx: Tx, now: Date, most: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `SELECT l.id FROM unit_balance b JOIN unit_lot l ON l.id = b.lot_id
       WHERE b.available > 0 AND l.expires_at <= $1 ORDER BY l.expires_at, l.id LIMIT $2`,
      [now, most],
    )
    return rows.map(({ id }) => id)
  }

  /** @returns false if the lot is there already */
  async insertLot(tx: Tx, { ownerId, unit }: Holder, lot: Lot): Promise<boolean> {
    const added = await tx.query(
      `INSERT INTO unit_lot (id, owner_id, unit, reason, priority, valid_from, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
      [lot.id, ownerId, unit, lot.reason, lot.priority, lot.from, lot.expiresAt],
    )
    return added.length > 0
  }

  async hasLots(tx: Tx, { ownerId, unit }: Holder): Promise<boolean> {
    const rows = await tx.query('SELECT FROM unit_lot WHERE owner_id = $1 AND unit = $2 LIMIT 1', [
      ownerId,
      unit,
    ])
    return rows.length > 0
  }

  /** What an event has moved; undefined where it has moved nothing yet. */
  async moveOf(tx: Tx, eventId: string): Promise<Move | undefined> {
    const rows = await tx.query<EntryRow>('SELECT * FROM unit_entry WHERE event_id = $1 ORDER BY line', [
      eventId,
    ])
    const [first] = rows
    if (!first) return undefined
    return {
      eventId,
      move: first.move,
      ownerId: first.owner_id,
      unit: first.unit,
      cause: { kind: first.cause_kind, ...(first.cause_id !== null && { id: first.cause_id }) },
      entries: rows.map((row) => ({
        from: { account: row.from_account, lotId: row.from_lot },
        to: { account: row.to_account, lotId: row.to_lot },
        quantity: row.quantity,
      })),
    }
  }

  /** Writes the entries and brings the balances up to date. @returns when */
  async write(tx: Tx, { entries, ...move }: Move, changes: readonly Change[]): Promise<Date> {
    const [written] = await tx.query<{ at: Date }>(
      `INSERT INTO unit_entry (event_id, line, move, owner_id, unit, from_account, from_lot, to_account, to_lot,
                               quantity, refund_of, cause_kind, cause_id, at)
       SELECT $1, e.line - 1, $2, $3, $4, e.from_account, e.from_lot, e.to_account, e.to_lot, e.quantity, $5, $6, $7,
              date_trunc('milliseconds', now())
       FROM unnest($8::text[], $9::uuid[], $10::text[], $11::uuid[], $12::int[]) WITH ORDINALITY
              AS e (from_account, from_lot, to_account, to_lot, quantity, line)
       RETURNING at`,
      [
        move.eventId,
        move.move,
        move.ownerId,
        move.unit,
        move.refundOf ?? null,
        move.cause.kind,
        move.cause.id ?? null,
        entries.map(({ from }) => from.account),
        entries.map(({ from }) => from.lotId),
        entries.map(({ to }) => to.account),
        entries.map(({ to }) => to.lotId),
        entries.map(({ quantity }) => quantity),
      ],
    )
    await this.change(tx, move, changes)
    return (written as { at: Date }).at
  }

  private async change(tx: Tx, { ownerId, unit }: Holder, changes: readonly Change[]): Promise<void> {
    for (const { lotId, available, held } of changes) {
      const changed = await tx.query(
        'UPDATE unit_balance SET available = available + $2, held = held + $3 WHERE lot_id = $1 RETURNING lot_id',
        [lotId, available, held],
      )
      if (changed.length > 0) continue
      await tx.query(
        'INSERT INTO unit_balance (lot_id, owner_id, unit, available, held) VALUES ($1, $2, $3, $4, $5)',
        [lotId, ownerId, unit, available, held],
      )
    }
  }
}
