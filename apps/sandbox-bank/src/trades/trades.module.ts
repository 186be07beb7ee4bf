import { Module } from '@nestjs/common'
import { FaultsModule } from '../faults/faults.module'
import { NoticesModule } from '../notices/notices.module'
import { AnswerQuery } from './answer-query'
import { ChargeDue } from './charge-due'
import { ChargePeriod } from './charge-period'
import { ChargesQueries } from './charges.queries'
import { ChargesRepository } from './charges.repository'
import { CheckoutController } from './checkout.controller'
import { CommandsController } from './commands.controller'
import { EndMandate } from './end-mandate'
import { IssuePaymentNumber } from './issue-payment-number'
import { MandatesQueries } from './mandates.queries'
import { MandatesRepository } from './mandates.repository'
import { OpenMandate } from './open-mandate'
import { PayTrade } from './pay-trade'
import { QueriesController } from './queries.controller'
import { ReceiveOrder } from './receive-order'
import { RefundCharge } from './refund-charge'
import { TradesQueries } from './trades.queries'
import { TradesRepository } from './trades.repository'
import { WriteCharge } from './write-charge'

@Module({
  imports: [FaultsModule, NoticesModule],
  controllers: [CheckoutController, QueriesController, CommandsController],
  providers: [
    AnswerQuery,
    ChargeDue,
    ChargePeriod,
    ChargesQueries,
    ChargesRepository,
    EndMandate,
    IssuePaymentNumber,
    MandatesQueries,
    MandatesRepository,
    OpenMandate,
    PayTrade,
    ReceiveOrder,
    RefundCharge,
    TradesQueries,
    TradesRepository,
    WriteCharge,
  ],
  exports: [ChargePeriod, RefundCharge, TradesQueries],
})
export class TradesModule {}
