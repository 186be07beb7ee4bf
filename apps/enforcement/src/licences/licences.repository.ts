import { Injectable } from '@nestjs/common'
import type { LicenceEnd } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { Licence } from './licence'

const db = statements<DB>()

@Injectable()
export class LicencesRepository {
  /** Those of a case follow each other: its negotiation is locked. */
  async insert(tx: Tx, licence: Omit<Licence, 'endedAt' | 'endedBy'>): Promise<void> {
    const { id, negotiationId, caseId, workId, targetKey, token, grantedAt, notAfter } = licence
    await tx.rows(
      db.insertInto('licence').values({
        id,
        negotiation_id: negotiationId,
        case_id: caseId,
        work_id: workId,
        target_key: targetKey,
        token,
        granted_at: grantedAt,
        not_after: notAfter,
      }),
    )
  }

  /** Undefined where the case has none that lasts. */
  async end(
    tx: Tx,
    caseId: string,
    by: LicenceEnd,
    at: Date,
  ): Promise<{ readonly id: string; readonly workId: string } | undefined> {
    const [row] = await tx.rows(
      db
        .updateTable('licence')
        .set({ ended_at: at, ended_by: by })
        .where('case_id', '=', caseId)
        .where('ended_at', 'is', null)
        .returning(['id', 'work_id as workId']),
    )
    return row
  }
}
