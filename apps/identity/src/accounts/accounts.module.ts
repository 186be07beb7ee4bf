import { Module } from '@nestjs/common'
import { BenefitsModule } from '../benefits/benefits.module'
import { AccountsQueries } from './accounts.queries'
import { AccountsRepository } from './accounts.repository'
import { AdministratorTermsRepository } from './administrator-terms.repository'
import { FollowPlan } from './follow-plan'
import { PlansConsumer } from './plans.consumer'
import { AskToConfirm } from './emails/ask-to-confirm'
import { MailTokensQueries } from './mail-tokens.queries'
import { MailTokensRepository } from './mail-tokens.repository'
import { OpenAccount } from './open-account'

const parts = [
  AccountsQueries,
  AccountsRepository,
  AdministratorTermsRepository,
  MailTokensQueries,
  MailTokensRepository,
  AskToConfirm,
  FollowPlan,
  OpenAccount,
]

/** What there is to know about accounts, and how one begins; what their owners do with them is OwnAccountModule. */
@Module({ imports: [BenefitsModule], controllers: [PlansConsumer], providers: parts, exports: parts })
export class AccountsModule {}
