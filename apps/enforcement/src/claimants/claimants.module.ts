import { Module } from '@nestjs/common'
import { ClaimReportsQueries } from './claim-reports.queries'
import { ClaimReportsRepository } from './claim-reports.repository'
import { ClaimantsQueries } from './claimants.queries'
import { ClaimantsRepository } from './claimants.repository'
import { DecideClaimReport } from './decide-claim-report'
import { KeepClaimant } from './keep-claimant'
import { ReportClaim } from './report-claim'

/** Who speaks in notices, and what respondents reported of their claims. */
@Module({
  providers: [
    ClaimReportsQueries,
    ClaimReportsRepository,
    ClaimantsQueries,
    ClaimantsRepository,
    DecideClaimReport,
    KeepClaimant,
    ReportClaim,
  ],
  exports: [ClaimReportsQueries, ClaimantsQueries, DecideClaimReport, KeepClaimant, ReportClaim],
})
export class ClaimantsModule {}
