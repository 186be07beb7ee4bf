import { Module } from '@nestjs/common'
import { BenefitsModule } from '../benefits/benefits.module'
import { MailsModule } from '../mails/mails.module'
import { AccountsQueries } from './accounts.queries'
import { AccountsRepository } from './accounts.repository'
import { MailTokensRepository } from './mail-tokens.repository'
import { OpenAccount } from './open-account'

/** What there is to know about accounts, and how one begins; what their owners do with them is OwnAccountModule. */
@Module({
  imports: [BenefitsModule, MailsModule],
  providers: [AccountsQueries, AccountsRepository, MailTokensRepository, OpenAccount],
  exports: [AccountsQueries, AccountsRepository, MailTokensRepository, OpenAccount],
})
export class AccountsModule {}
