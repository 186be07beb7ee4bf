import { Injectable } from '@nestjs/common'
import type { DecideClaimReportRequest } from '@originseal/contracts'
import { isUniqueViolation, statements, type Tx } from '@originseal/database'
import { noteSubject, Problem } from '@originseal/http'
import type { DB } from '../tables'
import type { ReportedClaim } from './reported-claim'

const db = statements<DB>()

@Injectable()
export class ClaimReportsRepository {
  /** @throws Problem CLAIM_REPORTED where one waits already */
  async insert(tx: Tx, report: ReportedClaim): Promise<void> {
    const { negotiationId, caseId, ownerId, claimantName, text } = report
    try {
      await tx.rows(
        db.insertInto('claim_report').values({
          id: crypto.randomUUID(),
          negotiation_id: negotiationId,
          case_id: caseId,
          owner_id: ownerId,
          claimant_name: claimantName,
          text,
          reported_at: new Date(),
        }),
      )
    } catch (error) {
      if (isUniqueViolation(error, 'claim_report_waiting')) throw new Problem('CLAIM_REPORTED')
      throw error
    }
  }

  /** @throws Problem CLAIM_REPORT_NOT_FOUND, CLAIM_REPORT_DECIDED */
  async decide(
    tx: Tx,
    id: string,
    { decision, reason }: DecideClaimReportRequest,
    decidedBy: string,
  ): Promise<void> {
    const [report] = await tx.rows(
      db.selectFrom('claim_report').select(['decided_at', 'owner_id']).where('id', '=', id).forUpdate(),
    )
    if (!report) throw new Problem('CLAIM_REPORT_NOT_FOUND')
    noteSubject(report.owner_id)
    if (report.decided_at) throw new Problem('CLAIM_REPORT_DECIDED')
    const values = { decision, decision_reason: reason, decided_by: decidedBy, decided_at: new Date() }
    await tx.rows(db.updateTable('claim_report').set(values).where('id', '=', id))
  }
}
