import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { MailQueue } from '@originseal/mail'
import type { AccountMail } from '../../mails/account-mail'
import type { Account } from '../account.rules'
import { AccountsQueries } from '../accounts.queries'
import { MailTokensRepository } from '../mail-tokens.repository'
import { MailLimit } from './mail-limit'

/**
 * Mails a link to the address that an account is to have, and word of it to the one that it has. Whether the new
 * address has an account already is told to nobody but its owner, by mail: the caller sees no difference.
 */
@Injectable()
export class AskNewAddress {
  constructor(
    private readonly queries: AccountsQueries,
    private readonly limit: MailLimit,
    private readonly mailTokens: MailTokensRepository,
    private readonly mails: MailQueue<AccountMail>,
  ) {}

  /** @throws Problem LOGIN_TRIES_EXCEEDED */
  async execute(tx: Tx, account: Account, email: string): Promise<void> {
    const { id: accountId, language } = account
    await this.limit.hold(tx, accountId, 'change-email')
    const token = await this.mailTokens.issue(tx, { accountId, purpose: 'change-email', email })
    const isTaken = (await this.queries.byEmail(email, tx)) !== undefined
    const mail = { ownerId: accountId, to: email, language }
    if (isTaken) await this.mails.add(tx, { ...mail, template: 'email-in-use', values: {} })
    else await this.mails.add(tx, { ...mail, template: 'confirm-new-email', values: { token } })
    if (account.email === null) return
    await this.mails.add(tx, {
      ...mail,
      to: account.email,
      template: 'email-change-asked',
      values: {},
    })
  }
}
