import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

export type HoldState = 'open' | 'spent' | 'released'

@Injectable()
export class HoldsRepository {
  async open(tx: Tx, eventId: string): Promise<void> {
    await tx.query(`INSERT INTO unit_hold (event_id, state) VALUES ($1, 'open') ON CONFLICT DO NOTHING`, [
      eventId,
    ])
  }

  /** Ends an open hold. @returns false if it has ended before or never was */
  async end(tx: Tx, eventId: string, state: Exclude<HoldState, 'open'>, endedBy: string): Promise<boolean> {
    const ended = await tx.query(
      `UPDATE unit_hold SET state = $2, ended_by = $3 WHERE event_id = $1 AND state = 'open' RETURNING event_id`,
      [eventId, state, endedBy],
    )
    return ended.length > 0
  }

  async endedBy(tx: Tx, eventId: string): Promise<string | null | undefined> {
    const [row] = await tx.query<{ ended_by: string | null }>(
      'SELECT ended_by FROM unit_hold WHERE event_id = $1',
      [eventId],
    )
    return row?.ended_by
  }
}
