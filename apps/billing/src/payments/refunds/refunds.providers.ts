import { AdministeredRefundsController } from './administered-refunds.controller'
import { AdvanceRefund } from './advance-refund'
import { AnswerProposal } from './answer-proposal'
import { ApproveRefund } from './approve-refund'
import { AwaitUnits } from './await-units'
import { CompleteRefund } from './complete-refund'
import { ConfirmRefund } from './confirm-refund'
import { DecideRefund } from './decide-refund'
import { DeliveriesQueries } from './deliveries.queries'
import { PayRefund } from './pay-refund'
import { ProposeRefund } from './propose-refund'
import { QuoteRefund } from './quote-refund'
import { RefundUnusedTime } from './refund-unused-time'
import { RefundedCharges } from './refunded-charges'
import { RefundablePayments } from './refundable-payments'
import { RefundBooks } from './refund-books'
import { RefundMetrics } from './refund-metrics'
import { RefundsController } from './refunds.controller'
import { RefundsQueries } from './refunds.queries'
import { RefundsRepository } from './refunds.repository'
import { RequestRefund } from './request-refund'
import { RetryRefund } from './retry-refund'
import { StartRefund } from './start-refund'
import { TakeBackPurchase } from './take-back-purchase'

export const refundControllers = [RefundsController, AdministeredRefundsController]

export const refundProviders = [
  AdvanceRefund,
  AnswerProposal,
  ApproveRefund,
  AwaitUnits,
  CompleteRefund,
  ConfirmRefund,
  DecideRefund,
  DeliveriesQueries,
  PayRefund,
  ProposeRefund,
  QuoteRefund,
  RefundablePayments,
  RefundBooks,
  RefundedCharges,
  RefundMetrics,
  RefundUnusedTime,
  TakeBackPurchase,
  RefundsQueries,
  RefundsRepository,
  RequestRefund,
  RetryRefund,
  StartRefund,
]
