import { Module } from '@nestjs/common'
import { CatalogueModule } from '../catalogue/catalogue.module'
import { UnitsModule } from '../units/units.module'
import { AdvanceSubscriptions } from './advance-subscriptions'
import { EndForErased } from './end-for-erased'
import { GrantPeriod } from './grant-period'
import { GrantSignUp } from './grant-sign-up'
import { MembersConsumer } from './members.consumer'
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
    GrantPeriod,
    GrantSignUp,
    StartSubscription,
    SubscriptionsQueries,
    SubscriptionsRepository,
  ],
  exports: [StartSubscription, SubscriptionsQueries],
})
export class SubscriptionsModule {}
