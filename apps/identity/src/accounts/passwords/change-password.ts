import { Injectable } from '@nestjs/common'
import type { ChangePasswordRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { Passwords } from '../../passwords/passwords'
import { faultOfPassword } from '../account.rules'
import { CheckPassword } from './check-password'
import { SetPassword } from './set-password'

/** Changes the password of somebody who is logged in; they stay so, everybody else with their account does not. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly passwords: Passwords,
    private readonly setPassword: SetPassword,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_PASSWORD_SHORT, ACCOUNT_PASSWORD_COMMON, PASSWORD_WRONG, ACCOUNT_NOT_FOUND, LOGIN_BUSY */
  async execute(caller: Caller, written: ChangePasswordRequest, key: string | undefined): Promise<void> {
    const { userId, sessionId } = caller
    const request = { key, scope: `POST /account/password ${userId}`, request: written }
    await this.idempotency.inTurn(request, async () => {
      const fault = faultOfPassword(written.password)
      if (fault) throw new Problem(fault)
      const checked = await this.checkPassword.execute(userId, written.currentPassword)
      const passwordHash = await this.passwords.hash(written.password, 'known')
      const change = { accountId: userId, passwordHash, instead: checked, except: sessionId }
      await this.idempotency.once(request, (tx) => this.setPassword.execute(tx, change))
    })
  }
}
