import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { MailQueue } from '@originseal/mail'
import type { Account } from '../accounts/account.rules'
import { AccountsQueries } from '../accounts/accounts.queries'
import { OpenAccount } from '../accounts/open-account'
import type { AccountMail } from '../mails/account-mail'
import { admissionOf } from './link.rules'
import { SignInFailed } from './sign-in-failed'
import { SocialIdentitiesRepository } from './social-identities.repository'
import type { SocialProfile } from './social-profile'

/** Somebody whom a provider vouches for, and what we know of them ourselves. */
export interface Arrival {
  readonly profile: SocialProfile
  /** The account that had the profile's address a moment ago. */
  readonly namesake: Account | undefined
  /** Of mails, should the account be new. */
  readonly language: Account['language']
}

/** Finds the account of an arrival: theirs since the last time, one with their address, or a new one. */
@Injectable()
export class AdmitSocially {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly identities: SocialIdentitiesRepository,
    private readonly openAccount: OpenAccount,
    private readonly mails: MailQueue<AccountMail>,
  ) {}

  /** @throws SignInFailed; Problem ACCOUNT_EMAIL_TAKEN if somebody registers with the address meanwhile */
  async execute(tx: Tx, arrival: Arrival): Promise<Account> {
    const { provider, subject } = arrival.profile
    await this.identities.claim(tx, provider, subject)
    const known = await this.identities.accountOf(tx, provider, subject)
    if (known !== undefined) return this.held(tx, known, arrival)
    const account = await this.linked(tx, arrival)
    await this.identities.insert(tx, { provider, subject, accountId: account.id })
    return account
  }

  private async linked(tx: Tx, arrival: Arrival): Promise<Account> {
    const { profile, namesake } = arrival
    const account = namesake && (await this.held(tx, namesake.id, arrival))
    const isTaken = account ? await this.identities.has(tx, account.id, profile.provider) : false
    const admission = admissionOf(profile, account && { account, isTaken })
    if (admission.to === 'nothing') throw SignInFailed.at(profile.provider, admission.reason)
    if (admission.to === 'new-account') return this.open(tx, arrival)
    const { id: accountId, email, language } = admission.account
    // Only Google vouches for addresses, so nobody else is linked; whose mailbox it is should know.
    if (email !== null)
      await this.mails.add(tx, {
        ownerId: accountId,
        to: email,
        language,
        template: 'google-linked',
        values: {},
      })
    return admission.account
  }

  private open(tx: Tx, { profile, language }: Arrival): Promise<Account> {
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
  private async held(tx: Tx, id: string, { profile }: Arrival): Promise<Account> {
    const account = await this.accounts.hold(tx, id)
    if (!account) throw SignInFailed.at(profile.provider, 'the account was erased meanwhile')
    return account
  }
}
