import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { Account } from '../accounts/account.rules'
import { AccountsQueries } from '../accounts/accounts.queries'
import { AdmitSocially } from './admit-socially'
import { IssueLoginToken, type IssuedLogin } from './issue-login-token'
import { SignInFailed } from './sign-in-failed'
import type { SocialProfile } from './social-profile'

/** Gives somebody whom a provider vouches for a token to log in with once. */
@Injectable()
export class SignInSocially {
  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsQueries,
    private readonly admitSocially: AdmitSocially,
    private readonly issueLoginToken: IssueLoginToken,
  ) {}

  /**
   * @param language of the mails to somebody new
   * @throws SignInFailed where the profile opens nothing
   */
  async execute(profile: SocialProfile, language: Account['language']): Promise<IssuedLogin> {
    const { provider, email } = profile
    // Before the transaction: within it, a second connection of the same pool could be waited for in vain.
    const namesake = email === null ? undefined : await this.accounts.byEmail(email)
    try {
      return await this.transaction.run(async (tx) => {
        const account = await this.admitSocially.execute(tx, { profile, namesake, language })
        if (account.disabledAt) throw SignInFailed.at(provider, 'the account is disabled')
        return this.issueLoginToken.execute(tx, account, provider)
      })
    } catch (error) {
      const isTaken = error instanceof Problem && error.code === 'ACCOUNT_EMAIL_TAKEN'
      throw isTaken ? SignInFailed.at(provider, 'the address was registered meanwhile', error) : error
    }
  }
}
