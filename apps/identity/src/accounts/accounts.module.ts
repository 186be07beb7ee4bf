import { Module } from '@nestjs/common'
import { BenefitsModule } from '../benefits/benefits.module'
import { AccountsQueries } from './accounts.queries'
import { AccountsRepository } from './accounts.repository'
import { AskToConfirm } from './emails/ask-to-confirm'
import { MailTokensQueries } from './mail-tokens.queries'
import { MailTokensRepository } from './mail-tokens.repository'
import { OpenAccount } from './open-account'

const parts = [
  AccountsQueries,
  AccountsRepository,
  MailTokensQueries,
  MailTokensRepository,
  AskToConfirm,
  OpenAccount,
]

/** What there is to know about accounts, and how one begins; what their owners do with them is OwnAccountModule. */
@Module({ imports: [BenefitsModule], providers: parts, exports: parts })
export class AccountsModule {}
