import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

@Injectable()
export class ScheduleQueries {
  constructor(private readonly reads: Reads) {}

  /** When the last scan of each work of this owner began; a work that was never scanned is not there. */
  async lastBegun(ownerId: string): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('scan')
        .select(['work_id as workId', ({ fn }) => fn.max('started_at').as('begunAt')])
        .where('owner_id', '=', ownerId)
        .where('work_id', 'is not', null)
        .$narrowType<{ workId: string }>()
        .groupBy('work_id'),
    )
    return new Map(rows.map(({ workId, begunAt }) => [workId, begunAt]))
  }

  /** How many scheduled scans of this owner run. */
  async running(ownerId: string): Promise<number> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('scan')
        .select(({ fn }) => fn.countAll().as('scans'))
        .where('owner_id', '=', ownerId)
        .where('is_scheduled', '=', true)
        .where('state', '=', 'processing'),
    )
    return Number(row?.scans)
  }
}
