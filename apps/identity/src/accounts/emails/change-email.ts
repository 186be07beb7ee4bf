import { Injectable } from '@nestjs/common'
import { emailPattern, type ChangeEmailRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { normalEmail } from '../account.rules'
import { AccountsRepository } from '../accounts.repository'
import { MailTokensRepository } from '../mail-tokens.repository'
import { CheckPassword } from '../passwords/check-password'
import { AskNewAddress } from './ask-new-address'

/** Begins to change an account's address. To ask for the present one takes an earlier wish back. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly accounts: AccountsRepository,
    private readonly mailTokens: MailTokensRepository,
    private readonly askNewAddress: AskNewAddress,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_EMAIL_FORMAT, PASSWORD_WRONG, LOGIN_TRIES_EXCEEDED, ACCOUNT_NOT_FOUND, LOGIN_BUSY */
  async execute({ userId }: Caller, written: ChangeEmailRequest, key: string | undefined): Promise<void> {
    const email = normalEmail(written.email)
    const scope = `POST /account/email-changes ${userId}`
    const request = { key, scope, request: { email, password: written.password } }
    await this.idempotency.inTurn(request, async () => {
      if (!emailPattern.test(email)) throw new Problem('ACCOUNT_EMAIL_FORMAT')
      await this.checkPassword.execute(userId, written.password)
      await this.idempotency.once(request, async (tx) => {
        const account = await this.accounts.held(tx, userId)
        if (account.email === email) return this.mailTokens.revoke(tx, userId, ['change-email'])
        await this.askNewAddress.execute(tx, account, email)
      })
    })
  }
}
