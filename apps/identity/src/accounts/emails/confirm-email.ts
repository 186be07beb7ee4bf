import { Injectable } from '@nestjs/common'
import type { ConfirmEmailRequest } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, Problem } from '@originseal/http'
import { MailQueue } from '@originseal/mail'
import type { AccountMail } from '../../mails/account-mail'
import type { Account } from '../account.rules'
import { AccountsRepository } from '../accounts.repository'
import { MailTokensRepository } from '../mail-tokens.repository'

/** Takes the token of a mail: the address is shown to be the account's, or becomes it. */
@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mailTokens: MailTokensRepository,
    private readonly mails: MailQueue<AccountMail>,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem MAIL_TOKEN_INVALID; ACCOUNT_EMAIL_TAKEN if the new address got an account meanwhile */
  async execute({ token }: ConfirmEmailRequest, key: string | undefined): Promise<void> {
    const request = { key, scope: 'POST /account/email-confirmations', request: { token } }
    await this.idempotency.once(request, async (tx) => {
      const shown = await this.mailTokens.consume(tx, token, ['confirm-email', 'change-email'])
      const account = shown && (await this.accounts.lock(tx, shown.accountId))
      if (!account) throw new Problem('MAIL_TOKEN_INVALID')
      if (shown.purpose === 'change-email') await this.change(tx, account, shown.email)
      else await this.confirm(tx, account, shown.email)
    })
  }

  private async confirm(tx: Tx, account: Account, email: string): Promise<void> {
    if (account.email !== email) throw new Problem('MAIL_TOKEN_INVALID')
    await this.mailTokens.revoke(tx, account.id, ['confirm-email'])
    await this.accounts.change(tx, account.id, { emailConfirmedAt: account.emailConfirmedAt ?? new Date() })
  }

  private async change(tx: Tx, account: Account, email: string): Promise<void> {
    const { id: accountId, email: old, language } = account
    await this.accounts.change(tx, accountId, { email, emailConfirmedAt: new Date() })
    // What was sent to the old address opens nothing of the account any more.
    await this.mailTokens.revoke(tx, accountId, ['confirm-email', 'change-email', 'reset-password'])
    if (old === null) return
    await this.mails.add(tx, { ownerId: accountId, to: old, language, template: 'email-changed', values: {} })
  }
}
