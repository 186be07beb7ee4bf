import { ApplyCharges } from './apply-charges'
import { AskMandate } from './ask-mandate'
import { BookRenewal } from './book-renewal'
import { CancelRenewal } from './cancel-renewal'
import { EndMandate } from './end-mandate'
import { FollowMandate } from './follow-mandate'
import { GrantPlan } from './grant-plan'
import { LeavePlan } from './leave-plan'
import { MandatesQueries } from './mandates.queries'
import { MandatesRepository } from './mandates.repository'
import { RenewalsController } from './renewals.controller'
import { RetryMandate } from './retry-mandate'
import { RetryRenewal } from './retry-renewal'
import { SweepMandates } from './sweep-mandates'

export const mandateControllers = [RenewalsController]

export const mandateProviders = [
  ApplyCharges,
  AskMandate,
  BookRenewal,
  CancelRenewal,
  EndMandate,
  FollowMandate,
  GrantPlan,
  LeavePlan,
  MandatesQueries,
  MandatesRepository,
  RetryMandate,
  RetryRenewal,
  SweepMandates,
]
