import { Injectable } from '@nestjs/common'
import type { DecideClaimReportRequest } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { ClaimReportsRepository } from './claim-reports.repository'

/** Takes an administrator's word on a report. */
@Injectable()
export class DecideClaimReport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reports: ClaimReportsRepository,
  ) {}

  /** @throws Problem CLAIM_REPORT_NOT_FOUND, CLAIM_REPORT_DECIDED */
  async execute(
    id: string,
    request: DecideClaimReportRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<void> {
    const scope = `POST /admin/claim-reports decisions ${caller.userId}`
    await this.idempotency.once({ key, scope, request: { id, ...request } }, async (tx) => {
      await this.reports.decide(tx, id, request, caller.userId)
      return null
    })
  }
}
