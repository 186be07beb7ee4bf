import { Injectable } from '@nestjs/common'
import { Idempotency } from '@originseal/http'
import { ClaimReportsRepository } from './claim-reports.repository'
import type { ReportedClaim } from './reported-claim'

/** Takes a respondent's word that a claim is abusive. Administrators read it; the claimant does not. */
@Injectable()
export class ReportClaim {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reports: ClaimReportsRepository,
  ) {}

  /** @throws Problem CLAIM_REPORTED */
  async execute(report: ReportedClaim, key: string): Promise<void> {
    const once = { key, scope: `POST /d report ${report.negotiationId}`, request: report }
    await this.idempotency.once(once, async (tx) => {
      await this.reports.insert(tx, report)
      return true
    })
  }
}
