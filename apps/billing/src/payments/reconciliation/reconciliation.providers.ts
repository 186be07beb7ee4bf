import { BookedPaymentsQueries } from './booked-payments.queries'
import { DifferenceMetrics } from './difference-metrics'
import { DifferencesController } from './differences.controller'
import { PaymentDifferencesQueries } from './payment-differences.queries'
import { PaymentDifferencesRepository } from './payment-differences.repository'
import { ReconcilePayments } from './reconcile-payments'
import { SettleDifference } from './settle-difference'

export const reconciliationControllers = [DifferencesController]

export const reconciliationProviders = [
  BookedPaymentsQueries,
  DifferenceMetrics,
  PaymentDifferencesQueries,
  PaymentDifferencesRepository,
  ReconcilePayments,
  SettleDifference,
]
