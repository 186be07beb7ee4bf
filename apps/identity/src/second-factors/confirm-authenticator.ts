import { Injectable } from '@nestjs/common'
import type { RecoveryCodesResponse } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { EndSessions } from '../sessions/end-sessions'
import { Tries } from '../tries/tries'
import { AuthenticatorSecrets, stepOfCode } from './authenticator-secret'
import { secondFactorFailures } from './check-second-factor'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorsQueries } from './second-factors.queries'
import { SecondFactorsRepository } from './second-factors.repository'

/**
 * The first code of an authenticator: from now on codes are asked for. Every other session ends, so that each session
 * of an account with a second factor has proven it.
 */
@Injectable()
export class ConfirmAuthenticator {
  constructor(
    private readonly queries: SecondFactorsQueries,
    private readonly factors: SecondFactorsRepository,
    private readonly secrets: AuthenticatorSecrets,
    private readonly codes: RecoveryCodes,
    private readonly accounts: AccountsQueries,
    private readonly endSessions: EndSessions,
    private readonly tries: Tries,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem AUTHENTICATOR_NOT_BEGUN, SECOND_FACTOR_WRONG, LOGIN_TRIES_EXCEEDED, ACCOUNT_NOT_FOUND */
  async execute(caller: Caller, code: string, key: string | undefined): Promise<RecoveryCodesResponse> {
    const { userId: accountId, sessionId: except } = caller
    const request = {
      key,
      scope: `POST /account/authenticator-confirmations ${accountId}`,
      request: { code },
    }
    return this.idempotency.inTurn(request, async () => {
      const proven = await this.prove(accountId, code)
      const recoveryCodes = this.codes.make()
      const hashes = recoveryCodes.map((one) => this.codes.hash(accountId, one))
      return this.idempotency.once(request, async (tx) => {
        await this.accounts.holdAlone(tx, accountId)
        if (!(await this.factors.confirmDraft(tx, accountId, proven)))
          throw new Problem('AUTHENTICATOR_NOT_BEGUN')
        await this.factors.replaceRecoveryCodes(tx, accountId, hashes)
        await this.endSessions.execute(tx, { accountId, except })
        return { data: { recoveryCodes } }
      })
    })
  }

  private async prove(accountId: string, code: string): Promise<{ secret: string; step: number }> {
    const secret = await this.queries.secretOf(accountId, 'draft')
    if (secret === undefined) throw new Problem('AUTHENTICATOR_NOT_BEGUN')
    const limit = { of: 'authenticator draft', value: accountId, most: secondFactorFailures }
    const step = await this.tries.make([limit], async () =>
      stepOfCode(await this.secrets.decrypt(accountId, secret), code),
    )
    if (step === undefined) throw new Problem('SECOND_FACTOR_WRONG')
    return { secret, step }
  }
}
