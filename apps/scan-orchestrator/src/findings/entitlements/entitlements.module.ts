import { Module } from '@nestjs/common'
import { EntitlementsQueries } from './entitlements.queries'
import { EntitlementsRepository } from './entitlements.repository'
import { FollowPlan } from './follow-plan'
import { PlansConsumer } from './plans.consumer'
import { UnlockScan } from './unlock-scan'

/** What owners' plans include, and which scans' links were paid for. */
@Module({
  controllers: [PlansConsumer],
  providers: [EntitlementsQueries, EntitlementsRepository, FollowPlan, UnlockScan],
  exports: [EntitlementsQueries],
})
export class EntitlementsModule {}
