import { CancelRenewal } from './cancel-renewal'
import { EndMandate } from './end-mandate'
import { MandatesRepository } from './mandates.repository'
import { RenewalsController } from './renewals.controller'
import { RetryMandate } from './retry-mandate'
import { RetryRenewal } from './retry-renewal'

export const mandateControllers = [RenewalsController]

export const mandateProviders = [CancelRenewal, EndMandate, MandatesRepository, RetryMandate, RetryRenewal]
