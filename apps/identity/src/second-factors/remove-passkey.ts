import { Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { PasskeysRepository } from './passkeys.repository'
import { SecondFactorsQueries } from './second-factors.queries'
import { SecondFactorsRepository } from './second-factors.repository'

/** Asks for a passkey no more, as when the device is lost. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly queries: SecondFactorsQueries,
    private readonly factors: SecondFactorsRepository,
    private readonly accounts: AccountsQueries,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem PASSKEY_NOT_FOUND, ACCOUNT_NOT_FOUND */
  async execute(accountId: string, id: string, key: string | undefined): Promise<void> {
    const request = { key, scope: `POST /account/passkeys/:id/removals ${accountId}`, request: { id } }
    await this.idempotency.once(request, async (tx) => {
      await this.accounts.holdAlone(tx, accountId)
      if (!(await this.passkeys.remove(tx, accountId, id))) throw new Problem('PASSKEY_NOT_FOUND')
      // Recovery codes stand in for something: alone they are no second factor.
      if ((await this.queries.methodsOf(accountId, tx)).length === 0) await this.factors.remove(tx, accountId)
    })
  }
}
