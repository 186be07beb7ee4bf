import { Injectable } from '@nestjs/common'
import type { VerifyResponse } from '@originseal/contracts'
import { Problem, type Caller } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { sessionUserOf } from './session-user.view'

/** Says who is logged in, from the account as it is now; the guard has seen that the session is open. */
@Injectable()
export class VerifySession {
  constructor(private readonly accounts: AccountsQueries) {}

  /** @throws Problem SESSION_ENDED where the account is gone or disabled */
  async execute({ userId }: Caller): Promise<VerifyResponse> {
    const account = await this.accounts.byId(userId)
    if (!account || account.disabledAt) throw new Problem('SESSION_ENDED')
    return { user: sessionUserOf(account) }
  }

  /** @throws Problem NOT_ALLOWED where the account is no administrator's, whatever its token says */
  async executeForAdmin(caller: Caller): Promise<VerifyResponse> {
    const verified = await this.execute(caller)
    if (verified.user.role !== 'admin') throw new Problem('NOT_ALLOWED')
    return verified
  }
}
