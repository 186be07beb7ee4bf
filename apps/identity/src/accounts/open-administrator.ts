import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { normalEmail, type Account } from './account.rules'
import { AccountsRepository } from './accounts.repository'

/** Makes an account that administers: nobody's sign-up, so without benefits, mail or fact for the others. */
@Injectable()
export class OpenAdministrator {
  constructor(private readonly accounts: AccountsRepository) {}

  /** @throws Problem ACCOUNT_EMAIL_TAKEN; the transaction is then good for nothing else */
  async execute(
    tx: Tx,
    given: Pick<Account, 'realName' | 'passwordHash'> & { email: string },
  ): Promise<void> {
    await this.accounts.insert(tx, {
      ...given,
      id: crypto.randomUUID(),
      role: 'admin',
      email: normalEmail(given.email),
      emailConfirmedAt: null,
      phone: null,
      language: 'zh-TW',
      registeredAt: new Date(),
      disabledAt: null,
      erasesAt: null,
    })
  }
}
