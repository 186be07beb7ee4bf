import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { ReportEntity } from './report.entity'
import type { ReportState } from './report.rules'

@Injectable()
export class ReportsRepository {
  async nextId(tx: Tx): Promise<string> {
    const [row] = await tx.query<{ id: string }>(
      `SELECT nextval(pg_get_serial_sequence('report', 'id')) AS id`,
    )
    if (!row) throw new Error('the sequence of reports gave no number')
    return row.id
  }

  async insert(tx: Tx, report: ReportEntity): Promise<void> {
    await tx.manager.insert(ReportEntity, report)
  }

  /** Holds the row until the transaction ends, so that two decisions at once become one. */
  lock(tx: Tx, reference: string): Promise<ReportEntity | null> {
    return tx.manager.findOne(ReportEntity, { where: { reference }, lock: { mode: 'pessimistic_write' } })
  }

  async moveTo(tx: Tx, id: string, state: ReportState, at: Date): Promise<void> {
    const changed = state === 'under-review' ? { reviewedAt: at } : { decidedAt: at }
    await tx.manager.update(ReportEntity, { id }, { state, ...changed })
  }

  /** The other open reports of a removed listing end with it. */
  async closeOthers(tx: Tx, listingId: string, at: Date): Promise<void> {
    await tx.query(
      `UPDATE report SET state = 'removed', decided_at = $2
       WHERE listing_id = $1 AND state IN ('received', 'under-review')`,
      [listingId, at],
    )
  }
}
