import { Module } from '@nestjs/common'
import { KeepBuyer } from './keep-buyer'
import { OrderLinkToken } from './order-link-token'
import { TrialVisitorsQueries } from './trial-visitors.queries'
import { TrialVisitorsRepository } from './trial-visitors.repository'

/** What mails about orders need of visitors who buy without an account. */
@Module({
  providers: [KeepBuyer, OrderLinkToken, TrialVisitorsQueries, TrialVisitorsRepository],
  exports: [KeepBuyer, OrderLinkToken, TrialVisitorsQueries, TrialVisitorsRepository],
})
export class TrialBuyersModule {}
