import { Injectable } from '@nestjs/common'
import type { AccountView } from '@originseal/contracts'
import { Problem, type Caller } from '@originseal/http'
import { BenefitsQueries } from '../../benefits/benefits.queries'
import { AccountsQueries } from '../accounts.queries'
import { MailTokensQueries } from '../mail-tokens.queries'
import { toAccountView } from './account.view'

@Injectable()
export class ReadAccount {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly mailTokens: MailTokensQueries,
    private readonly benefits: BenefitsQueries,
  ) {}

  /** The caller's own account. @throws Problem ACCOUNT_NOT_FOUND: a trial visitor has none */
  async execute({ userId }: Caller): Promise<AccountView> {
    const [account, pendingEmail, benefits] = await Promise.all([
      this.accounts.byId(userId),
      this.mailTokens.pendingEmail(userId),
      this.benefits.of(userId),
    ])
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    return toAccountView(account, { pendingEmail, benefits })
  }
}
