import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { MailQueue } from '@originseal/mail'
import type { AccountMail } from '../../mails/account-mail'
import { ForgetSocialIdentities } from '../../social/forget-social-identities'
import { EndSessions } from '../../sessions/end-sessions'
import type { Account } from '../account.rules'
import { AccountsRepository } from '../accounts.repository'
import { MailTokensRepository } from '../mail-tokens.repository'

/** What becomes of an account when its password becomes another: sessions end, links of mails end, its owner is told. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mailTokens: MailTokensRepository,
    private readonly endSessions: EndSessions,
    private readonly mails: MailQueue<AccountMail>,
    private readonly forgetSocialIdentities: ForgetSocialIdentities,
  ) {}

  /**
   * @param change.instead the account whose password was checked: if it has another one by now, that counts
   * @param change.except the session that stays
   * @param change.shownEmail the address that a mail's token came to, which confirms it if it is still the account's
   * @throws Problem PASSWORD_WRONG, MAIL_TOKEN_INVALID, ACCOUNT_NOT_FOUND
   */
  async execute(
    tx: Tx,
    change: {
      readonly accountId: string
      readonly passwordHash: string
      readonly instead?: Pick<Account, 'passwordHash'>
      readonly except?: string | undefined
      readonly shownEmail?: string
    },
  ): Promise<void> {
    const { accountId, passwordHash, instead, except, shownEmail } = change
    const account = await this.accounts.held(tx, accountId)
    if (instead && instead.passwordHash !== account.passwordHash) throw new Problem('PASSWORD_WRONG')
    if (shownEmail !== undefined && shownEmail !== account.email) throw new Problem('MAIL_TOKEN_INVALID')
    const emailConfirmedAt = account.emailConfirmedAt ?? (shownEmail === undefined ? null : new Date())
    await this.accounts.change(tx, accountId, { passwordHash, emailConfirmedAt })
    // Whoever opened the account socially, with an address that was not theirs, keeps no login of their own.
    const isFirstProof = account.emailConfirmedAt === null && emailConfirmedAt !== null
    if (isFirstProof) await this.forgetSocialIdentities.execute(tx, accountId)
    await this.endSessions.execute(tx, { accountId, except })
    // A change of address that somebody else may have asked for must not outlive what shuts them out.
    await this.mailTokens.revoke(tx, accountId, ['reset-password', 'change-email'])
    const { email, language } = account
    if (email === null) return
    await this.mails.add(tx, {
      ownerId: accountId,
      to: email,
      language,
      template: 'password-changed',
      values: {},
    })
  }
}
