import { Injectable } from '@nestjs/common'
import type { LicenceEnd } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import type { Selectable } from 'kysely'
import type { DB, Licence as LicenceRow } from '../tables'
import type { Licence } from './licence'

const db = statements<DB>()

@Injectable()
export class LicencesQueries {
  constructor(private readonly reads: Reads) {}

  /** The latest that a settlement of this case gave. @param reader the transaction that asks, if one does */
  async lastOfCase(caseId: string, reader: Pick<Tx, 'rows'> = this.reads): Promise<Licence | undefined> {
    const [row] = await reader.rows(
      db
        .selectFrom('licence')
        .selectAll()
        .where('case_id', '=', caseId)
        .orderBy('granted_at', 'desc')
        .limit(1),
    )
    return row && toLicence(row)
  }

  /** Whether a licence covers this place now. */
  async isLicensed(workId: string, targetKey: string): Promise<boolean> {
    const rows = await this.reads.rows(
      db
        .selectFrom('licence')
        .select('id')
        .where('work_id', '=', workId)
        .where('target_key', '=', targetKey)
        .where('ended_at', 'is', null)
        .where((eb) => eb.or([eb('not_after', 'is', null), eb('not_after', '>', new Date())])),
    )
    return rows.length > 0
  }
}

const toLicence = (row: Selectable<LicenceRow>): Licence => ({
  id: row.id,
  negotiationId: row.negotiation_id,
  caseId: row.case_id,
  workId: row.work_id,
  targetKey: row.target_key,
  token: row.token,
  grantedAt: row.granted_at,
  notAfter: row.not_after,
  endedAt: row.ended_at,
  endedBy: row.ended_by as LicenceEnd | null,
})
