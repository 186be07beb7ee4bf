import { DifferencesController } from './differences.controller'
import { PaymentDifferencesQueries } from './payment-differences.queries'
import { PaymentDifferencesRepository } from './payment-differences.repository'
import { SettleDifference } from './settle-difference'

export const reconciliationControllers = [DifferencesController]

export const reconciliationProviders = [
  PaymentDifferencesQueries,
  PaymentDifferencesRepository,
  SettleDifference,
]
