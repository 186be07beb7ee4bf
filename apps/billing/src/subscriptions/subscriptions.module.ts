import { Module } from '@nestjs/common'
import { CatalogueModule } from '../catalogue/catalogue.module'
import { UnitsModule } from '../units/units.module'
import { AnnounceRenewals } from './announce-renewals'
import { AdvanceSubscriptions } from './advance-subscriptions'
import { BuyPlan } from './buy-plan'
import { EndForErased } from './end-for-erased'
import { EndPurchasedPlan } from './end-purchased-plan'
import { FallPastDue } from './fall-past-due'
import { FollowEndedPlan } from './follow-ended-plan'
import { GrantPeriod } from './grant-period'
import { GrantSignUp } from './grant-sign-up'
import { MembersConsumer } from './members.consumer'
import { PlanHoldersQueries } from './plan-holders.queries'
import { PlanOffers } from './plan-offers'
import { PlannedPlans } from './planned-plans.repository'
import { RenewSubscription } from './renew-subscription'
import { RunningPlan } from './running-plan'
import { StartFreePlan } from './start-free-plan'
import { StartSubscription } from './start-subscription'
import { SubscriptionsController } from './subscriptions.controller'
import { SubscriptionsQueries } from './subscriptions.queries'
import { SubscriptionsRepository } from './subscriptions.repository'

@Module({
  imports: [CatalogueModule, UnitsModule],
  controllers: [MembersConsumer, SubscriptionsController],
  providers: [
    AdvanceSubscriptions,
    AnnounceRenewals,
    BuyPlan,
    EndForErased,
    EndPurchasedPlan,
    FallPastDue,
    FollowEndedPlan,
    GrantPeriod,
    GrantSignUp,
    PlanHoldersQueries,
    PlanOffers,
    PlannedPlans,
    RenewSubscription,
    RunningPlan,
    StartFreePlan,
    StartSubscription,
    SubscriptionsQueries,
    SubscriptionsRepository,
  ],
  exports: [
    BuyPlan,
    EndPurchasedPlan,
    FallPastDue,
    PlanHoldersQueries,
    PlanOffers,
    RenewSubscription,
    RunningPlan,
    SubscriptionsQueries,
  ],
})
export class SubscriptionsModule {}
