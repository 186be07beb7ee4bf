import { Module } from '@nestjs/common'
import { ClaimantsQueries } from './claimants.queries'
import { ClaimantsRepository } from './claimants.repository'
import { KeepClaimant } from './keep-claimant'

/** Who speaks in notices. */
@Module({
  providers: [ClaimantsQueries, ClaimantsRepository, KeepClaimant],
  exports: [ClaimantsQueries, KeepClaimant],
})
export class ClaimantsModule {}
