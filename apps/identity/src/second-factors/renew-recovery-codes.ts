import { Injectable } from '@nestjs/common'
import type { RecoveryCodesResponse } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorsQueries } from './second-factors.queries'
import { SecondFactorsRepository } from './second-factors.repository'

/** New codes for the loss of the authenticator, instead of those before. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly queries: SecondFactorsQueries,
    private readonly factors: SecondFactorsRepository,
    private readonly codes: RecoveryCodes,
    private readonly accounts: AccountsQueries,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem AUTHENTICATOR_NOT_BEGUN, ACCOUNT_NOT_FOUND */
  async execute({ userId }: Caller, key: string | undefined): Promise<RecoveryCodesResponse> {
    const recoveryCodes = this.codes.make()
    const hashes = recoveryCodes.map((one) => this.codes.hash(userId, one))
    const request = { key, scope: `POST /account/recovery-codes ${userId}`, request: {} }
    return this.idempotency.once(request, async (tx) => {
      await this.accounts.holdAlone(tx, userId)
      if ((await this.queries.methodsOf(userId, tx)).length === 0)
        throw new Problem('AUTHENTICATOR_NOT_BEGUN')
      await this.factors.replaceRecoveryCodes(tx, userId, hashes)
      return { data: { recoveryCodes } }
    })
  }
}
