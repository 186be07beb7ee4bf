import { Injectable } from '@nestjs/common'
import { userErased } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { MailQueue } from '@originseal/mail'
import { Outbox } from '@originseal/messaging'
import { EndSessions } from '../../sessions/end-sessions'
import type { Account } from '../account.rules'
import { AccountsRepository } from '../accounts.repository'

/**
 * Removes a person: their sessions end, and with the account's row go benefits, notifications and tokens, which refer to it.
 * What the other services keep of theirs goes with the event.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly endSessions: EndSessions,
    private readonly idempotency: Idempotency,
    private readonly mails: MailQueue,
    private readonly accounts: AccountsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @param account held by `tx` */
  async execute(tx: Tx, { id: accountId }: Account): Promise<void> {
    await this.endSessions.execute(tx, { accountId })
    await this.idempotency.forgetCaller(tx, accountId)
    await this.mails.forget(tx, accountId)
    await this.accounts.remove(tx, accountId)
    await this.outbox.add(tx, userErased, { userId: accountId, erasedAt: new Date().toISOString() })
  }
}
