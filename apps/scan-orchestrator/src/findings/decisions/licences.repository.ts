import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

@Injectable()
export class LicencesRepository {
  async insert(
    tx: Tx,
    licence: {
      readonly id: string
      readonly workId: string
      readonly pageUrl: string
      readonly notAfter: string | null
    },
  ): Promise<void> {
    const { id, workId, pageUrl, notAfter } = licence
    await tx.rows(
      db
        .insertInto('licence')
        .values({ id, work_id: workId, page_url: pageUrl, not_after: notAfter })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  async end(tx: Tx, id: string, at: string): Promise<void> {
    await tx.rows(
      db.updateTable('licence').set({ ended_at: at }).where('id', '=', id).where('ended_at', 'is', null),
    )
  }
}
