import { Injectable } from '@nestjs/common'
import { Idempotency, type Caller } from '@originseal/http'
import { AccountsRepository } from '../accounts.repository'
import { AskToConfirm } from './ask-to-confirm'
import { MailLimit } from './mail-limit'

/** Sends the link of the confirmation again. */
@Injectable()
export class RequestEmailConfirmation {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limit: MailLimit,
    private readonly askToConfirm: AskToConfirm,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem LOGIN_TRIES_EXCEEDED, ACCOUNT_NOT_FOUND */
  async execute({ userId }: Caller, key: string | undefined): Promise<void> {
    const scope = `POST /account/email-confirmation-requests ${userId}`
    await this.idempotency.once({ key, scope, request: {} }, async (tx) => {
      const account = await this.accounts.held(tx, userId)
      await this.limit.hold(tx, userId, 'confirm-email')
      await this.askToConfirm.execute(tx, account)
    })
  }
}
