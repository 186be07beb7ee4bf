import { Controller } from '@nestjs/common'
import type { ListClaimReportsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { ClaimReportsQueries } from './claim-reports.queries'
import { DecideClaimReport } from './decide-claim-report'

@Controller()
export class ClaimReportsController {
  constructor(
    private readonly reports: ClaimReportsQueries,
    private readonly decideClaimReport: DecideClaimReport,
  ) {}

  @Endpoint(endpoints.listClaimReports)
  async list({
    query,
  }: EndpointRequest<typeof endpoints.listClaimReports>): Promise<ListClaimReportsResponse> {
    const { entries, nextCursor } = await readPage(
      query,
      (page) => this.reports.page(page),
      ({ id }) => id,
    )
    return { data: { reports: entries, nextCursor } }
  }

  @Endpoint(endpoints.decideClaimReport)
  decide({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.decideClaimReport>): Promise<void> {
    return this.decideClaimReport.execute(params.id, body, caller, idempotencyKey)
  }
}
