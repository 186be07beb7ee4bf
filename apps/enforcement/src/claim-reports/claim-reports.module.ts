import { Module } from '@nestjs/common'
import { ClaimReportsController } from './claim-reports.controller'
import { ClaimReportsQueries } from './claim-reports.queries'
import { ClaimReportsRepository } from './claim-reports.repository'
import { DecideClaimReport } from './decide-claim-report'
import { ReportClaim } from './report-claim'

/** Reports of respondents that a claim is abusive, from their page to an administrator's decision. */
@Module({
  controllers: [ClaimReportsController],
  providers: [ClaimReportsQueries, ClaimReportsRepository, DecideClaimReport, ReportClaim],
  exports: [ClaimReportsQueries, ReportClaim],
})
export class ClaimReportsModule {}
