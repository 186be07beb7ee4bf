import { Injectable } from '@nestjs/common'
import { Reads, statements, type Tx } from '@originseal/database'
import type { ComparisonMethod } from '@originseal/fingerprint'
import { sql } from 'kysely'
import type { DB } from '../../tables'

const db = statements<DB>()

@Injectable()
export class MonitoringRepository {
  constructor(private readonly reads: Reads) {}

  /** The number of the last sighting that was held against every work. */
  async position(): Promise<string> {
    const [row] = await this.reads.rows(db.selectFrom('patrol').select('position'))
    return row?.position ?? '0'
  }

  /** False where another process was quicker. */
  async move(tx: Tx, from: string, to: string): Promise<boolean> {
    const moved = await tx.rows(
      db.updateTable('patrol').set({ position: to }).where('position', '=', from).returning('position'),
    )
    return moved.length > 0
  }

  /**
   * Keeps that a public sighting shows a copy of the work, unless a scan of that work has come by it.
   * @returns when it was noted; undefined where it was before, or need not be
   */
  async insertMatch(
    tx: Tx,
    workId: string,
    sightingId: string,
    method: ComparisonMethod,
  ): Promise<Date | undefined> {
    const [noted] = await tx.rows(
      db
        .insertInto('work_sighting')
        .columns(['work_id', 'sighting_id', 'method', 'noted_at'])
        .expression(
          db
            .selectNoFrom([
              sql<string>`${workId}::uuid`.as('work_id'),
              sql<string>`${sightingId}::uuid`.as('sighting_id'),
              sql<string>`${method}::text`.as('method'),
              sql<Date>`now()`.as('noted_at'),
            ])
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('scan_image as seen')
                    .innerJoin('scan', 'scan.id', 'seen.scan_id')
                    .select('seen.id')
                    .where('seen.sighting_id', '=', sightingId)
                    .where('scan.work_id', '=', workId),
                ),
              ),
            ),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('noted_at'),
    )
    return noted?.noted_at
  }

  /** Sightings that were noted for this work. */
  async sightingsOf(tx: Tx, workId: string): Promise<string[]> {
    const rows = await tx.rows(
      db.selectFrom('work_sighting').select('sighting_id').where('work_id', '=', workId),
    )
    return rows.map((row) => row.sighting_id)
  }
}
