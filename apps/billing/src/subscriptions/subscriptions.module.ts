import { Module } from '@nestjs/common'
import { CatalogueModule } from '../catalogue/catalogue.module'
import { UnitsModule } from '../units/units.module'
import { AdvanceSubscriptions } from './advance-subscriptions'
import { EndForErased } from './end-for-erased'
import { EndPurchasedPlan } from './end-purchased-plan'
import { GrantPeriod } from './grant-period'
import { GrantSignUp } from './grant-sign-up'
import { MembersConsumer } from './members.consumer'
import { RunningPlan } from './running-plan'
import { StartSubscription } from './start-subscription'
import { SubscriptionsController } from './subscriptions.controller'
import { SubscriptionsQueries } from './subscriptions.queries'
import { SubscriptionsRepository } from './subscriptions.repository'

@Module({
  imports: [CatalogueModule, UnitsModule],
  controllers: [MembersConsumer, SubscriptionsController],
  providers: [
    AdvanceSubscriptions,
    EndForErased,
    EndPurchasedPlan,
    GrantPeriod,
    GrantSignUp,
    RunningPlan,
    StartSubscription,
    SubscriptionsQueries,
    SubscriptionsRepository,
  ],
  exports: [EndPurchasedPlan, RunningPlan, StartSubscription, SubscriptionsQueries],
})
export class SubscriptionsModule {}
