import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Mails } from '../../mails/mails'
import type { Account } from '../account.rules'
import { MailTokensRepository } from '../mail-tokens.repository'

/** Mails the link by which the owner of an account shows that its address is theirs. */
@Injectable()
export class AskToConfirm {
  constructor(
    private readonly mailTokens: MailTokensRepository,
    private readonly mails: Mails,
  ) {}

  /** Does nothing where there is no address, or none to confirm. */
  async execute(tx: Tx, { id: accountId, email, emailConfirmedAt, language }: Account): Promise<void> {
    if (email === null || emailConfirmedAt) return
    const token = await this.mailTokens.issue(tx, { accountId, purpose: 'confirm-email', email })
    await this.mails.add(tx, { accountId, to: email, language, template: 'confirm-email', values: { token } })
  }
}
