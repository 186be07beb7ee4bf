import { Injectable } from '@nestjs/common'
import { Idempotency, type Caller } from '@originseal/http'
import { MailQueue } from '@originseal/mail'
import type { AccountMail } from '../../mails/account-mail'
import { AccountsRepository } from '../accounts.repository'

/** Takes the wish to be erased back. */
@Injectable()
export class UndoDeletion {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mails: MailQueue<AccountMail>,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND: there is none, or it is too late */
  async execute({ userId }: Caller, key: string | undefined): Promise<void> {
    const scope = `DELETE /account/deletion ${userId}`
    await this.idempotency.once({ key, scope, request: {} }, async (tx) => {
      const { id: accountId, email, language, erasesAt } = await this.accounts.held(tx, userId)
      if (!erasesAt) return
      await this.accounts.change(tx, accountId, { erasesAt: null })
      if (email === null) return
      await this.mails.add(tx, {
        ownerId: accountId,
        to: email,
        language,
        template: 'deletion-undone',
        values: {},
      })
    })
  }
}
