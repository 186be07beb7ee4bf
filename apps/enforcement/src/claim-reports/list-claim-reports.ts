import { Injectable } from '@nestjs/common'
import type { ClaimReport, PageRequest } from '@originseal/contracts'
import { CasesQueries } from '../cases/cases.queries'
import { ClaimReportsQueries } from '../claimants/claim-reports.queries'

/** Reports that nobody has decided on, each with the case that it is about. */
@Injectable()
export class ListClaimReports {
  constructor(
    private readonly reports: ClaimReportsQueries,
    private readonly cases: CasesQueries,
  ) {}

  async execute(page: PageRequest): Promise<ClaimReport[]> {
    const reports = await this.reports.page(page)
    const cases = await this.cases.byIds(reports.map(({ caseId }) => caseId))
    const byId = new Map(cases.map((each) => [each.id, each]))
    return reports.map(({ reportedAt, ...report }) => {
      const reported = byId.get(report.caseId)
      // Cases are never deleted.
      if (!reported) throw new Error(`the report ${report.id} is about a case that is not there`)
      const { number: caseNumber, pageUrl } = reported
      return Object.assign(report, { caseNumber, pageUrl, reportedAt: reportedAt.toISOString() })
    })
  }
}
