import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { MailQueue } from '@originseal/mail'
import type { AccountMail } from '../../mails/account-mail'
import type { Account } from '../account.rules'
import { MailTokensRepository } from '../mail-tokens.repository'

/** Mails the link by which the owner of an account shows that its address is theirs. */
@Injectable()
export class AskToConfirm {
  constructor(
    private readonly mailTokens: MailTokensRepository,
    private readonly mails: MailQueue<AccountMail>,
  ) {}

  /** Does nothing where there is no address, or none to confirm. */
  async execute(tx: Tx, { id: accountId, email, emailConfirmedAt, language }: Account): Promise<void> {
    if (email === null || emailConfirmedAt) return
    const token = await this.mailTokens.issue(tx, { accountId, purpose: 'confirm-email', email })
    await this.mails.add(tx, {
      ownerId: accountId,
      to: email,
      language,
      template: 'confirm-email',
      values: { token },
    })
  }
}
