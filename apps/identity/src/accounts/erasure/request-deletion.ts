import { Inject, Injectable } from '@nestjs/common'
import type { DeleteAccountRequest } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, type Caller } from '@originseal/http'
import { MailQueue } from '@originseal/mail'
import type { AccountMail } from '../../mails/account-mail'
import { AccountsRepository } from '../accounts.repository'
import { CheckPassword } from '../passwords/check-password'

export const GRACE_HOURS = Symbol('hours between the wish to be erased and the erasure')
const hourMs = 3_600_000

/**
 * Writes down when an account is to be erased, and mails that to its owner. Sessions stay: until then the owner can
 * log in and take it back.
 */
@Injectable()
export class RequestDeletion {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly accounts: AccountsRepository,
    private readonly mails: MailQueue<AccountMail>,
    private readonly idempotency: Idempotency,
    @Inject(GRACE_HOURS) private readonly graceHours: number,
  ) {}

  /** Asked for again, the first time counts. @throws Problem PASSWORD_WRONG, ACCOUNT_NOT_FOUND, LOGIN_BUSY */
  async execute({ userId }: Caller, written: DeleteAccountRequest, key: string | undefined): Promise<void> {
    const request = { key, scope: `POST /account/deletion ${userId}`, request: written }
    await this.idempotency.inTurn(request, async () => {
      await this.checkPassword.execute(userId, written.password)
      await this.idempotency.once(request, (tx) => this.note(tx, userId))
    })
  }

  private async note(tx: Tx, userId: string): Promise<void> {
    const { id: accountId, email, language, ...account } = await this.accounts.held(tx, userId)
    if (account.erasesAt) return
    const erasesAt = new Date(Date.now() + this.graceHours * hourMs)
    await this.accounts.change(tx, accountId, { erasesAt })
    if (email === null) return
    const values = { erasesAt: erasesAt.toISOString() }
    await this.mails.add(tx, { ownerId: accountId, to: email, language, template: 'deletion-asked', values })
  }
}
