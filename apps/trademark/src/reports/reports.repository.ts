import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { Report } from './reports.queries'

const db = statements<DB>()

@Injectable()
export class ReportsRepository {
  async insert(
    tx: Tx,
    { id, ownerId, goods, content, createdAt }: Omit<Report, 'analysis' | 'fileKey'>,
  ): Promise<void> {
    const row = { id, owner_id: ownerId, goods, analysis: content, created_at: createdAt }
    await tx.rows(db.insertInto('trademark_report').values(row))
  }

  /** The file that a report has from now on: the one that was recorded first; undefined where the report is gone. */
  async keepFile(tx: Tx, id: string, key: string): Promise<string | undefined> {
    const [row] = await tx.rows(
      db
        .updateTable('trademark_report')
        .set(({ fn, ref, val }) => ({ file_key: fn.coalesce(ref('file_key'), val(key)) }))
        .where('id', '=', id)
        .returning('file_key'),
    )
    return row?.file_key ?? undefined
  }

  async removeOfOwner(tx: Tx, ownerId: string): Promise<void> {
    await tx.rows(db.deleteFrom('trademark_report').where('owner_id', '=', ownerId))
  }
}
