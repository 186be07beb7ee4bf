import { Controller } from '@nestjs/common'
import type { ListClaimReportsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { DecideClaimReport } from '../claimants/decide-claim-report'
import { ListClaimReports } from './list-claim-reports'

@Controller()
export class ClaimReportsController {
  constructor(
    private readonly listClaimReports: ListClaimReports,
    private readonly decideClaimReport: DecideClaimReport,
  ) {}

  @Endpoint(endpoints.listClaimReports)
  async list({
    query,
  }: EndpointRequest<typeof endpoints.listClaimReports>): Promise<ListClaimReportsResponse> {
    const { entries, nextCursor } = await readPage(
      query,
      (page) => this.listClaimReports.execute(page),
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
