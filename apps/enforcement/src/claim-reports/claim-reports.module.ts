import { Module } from '@nestjs/common'
import { ClaimantsModule } from '../claimants/claimants.module'
import { ClaimReportsController } from './claim-reports.controller'
import { ListClaimReports } from './list-claim-reports'

/** Reports of respondents that a claim is abusive, as administrators read and decide them. */
@Module({
  imports: [ClaimantsModule],
  controllers: [ClaimReportsController],
  providers: [ListClaimReports],
})
export class ClaimReportsModule {}
