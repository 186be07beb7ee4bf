import { Injectable } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { Passwords } from '../../passwords/passwords'
import { Tries } from '../../tries/tries'
import type { Account } from '../account.rules'
import { AccountsQueries } from '../accounts.queries'

/** Wrong passwords within the window of the tries, by somebody who is logged in. */
const failures = 10

/** Lets what can't be taken back be done by who knows the password, not by who found a browser open. */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly passwords: Passwords,
    private readonly tries: Tries,
  ) {}

  /**
   * The account whose password this is; one of social sign-in has none and is asked for none.
   * @throws Problem ACCOUNT_NOT_FOUND, PASSWORD_WRONG, LOGIN_TRIES_EXCEEDED, LOGIN_BUSY
   */
  async execute(accountId: string, password: string): Promise<Account> {
    const account = await this.accounts.byId(accountId)
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    if (account.passwordHash === null) return account
    const taken = await this.tries.take([{ of: 'password check', value: accountId, most: failures }])
    if (!(await this.passwords.matches(account.passwordHash, password, 'known'))) {
      throw new Problem('PASSWORD_WRONG')
    }
    await this.tries.giveBack(taken)
    return account
  }
}
