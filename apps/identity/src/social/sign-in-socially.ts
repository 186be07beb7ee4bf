import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { Account } from '../accounts/account.rules'
import { AccountsQueries } from '../accounts/accounts.queries'
import { OpenAccount } from '../accounts/open-account'
import { admissionOf } from './link.rules'
import { IssueLoginToken, type IssuedLogin } from './issue-login-token'
import { SignInFailed } from './sign-in-failed'
import { SocialIdentitiesRepository } from './social-identities.repository'
import type { SocialProfile } from './social-profile'

/** Finds the account of somebody whom a provider knows, or opens one, and gives them a token to log in with once. */
@Injectable()
export class SignInSocially {
  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsQueries,
    private readonly identities: SocialIdentitiesRepository,
    private readonly openAccount: OpenAccount,
    private readonly issueLoginToken: IssueLoginToken,
  ) {}

  /** @throws SignInFailed where the profile opens nothing */
  async execute(profile: SocialProfile, language: Account['language']): Promise<IssuedLogin> {
    // Before the transaction: a second connection asked for within it could wait for itself.
    const namesake = profile.email === null ? undefined : await this.accounts.byEmail(profile.email)
    try {
      return await this.transaction.run(async (tx) => {
        const account = await this.accountOf(tx, profile, namesake, language)
        if (account.disabledAt) throw SignInFailed.at(profile.provider, 'the account is disabled')
        return this.issueLoginToken.execute(tx, account, profile.provider)
      })
    } catch (error) {
      const isTaken = error instanceof Problem && error.code === 'ACCOUNT_EMAIL_TAKEN'
      throw isTaken ? SignInFailed.at(profile.provider, 'the address was registered meanwhile', error) : error
    }
  }

  private async accountOf(
    tx: Tx,
    profile: SocialProfile,
    namesake: Account | undefined,
    language: Account['language'],
  ): Promise<Account> {
    const { provider, subject } = profile
    await this.identities.claim(tx, provider, subject)
    const known = await this.identities.accountOf(tx, provider, subject)
    if (known !== undefined) return this.held(tx, known, profile)
    const account = await this.admitted(tx, profile, namesake, language)
    await this.identities.insert(tx, { provider, subject, accountId: account.id })
    return account
  }

  private async admitted(
    tx: Tx,
    profile: SocialProfile,
    namesake: Account | undefined,
    language: Account['language'],
  ): Promise<Account> {
    const account = namesake && (await this.held(tx, namesake.id, profile))
    const isTaken = account ? await this.identities.has(tx, account.id, profile.provider) : false
    const admission = admissionOf(profile, account && { account, isTaken })
    if (admission.to === 'nothing') throw SignInFailed.at(profile.provider, admission.reason)
    if (admission.to === 'account') return admission.account
    return this.openAccount.execute(tx, {
      realName: profile.name,
      email: profile.email,
      isEmailConfirmed: profile.isEmailVerified,
      phone: null,
      passwordHash: null,
      language,
      by: profile.provider,
    })
  }

  /** As it is now, and so until `tx` ends: what is decided on it stays true. */
  private async held(tx: Tx, id: string, { provider }: SocialProfile): Promise<Account> {
    const account = await this.accounts.hold(tx, id)
    if (!account) throw SignInFailed.at(provider, 'the account was erased meanwhile')
    return account
  }
}
