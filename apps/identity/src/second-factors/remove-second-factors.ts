import { Injectable } from '@nestjs/common'
import { Idempotency } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { SecondFactorsRepository } from './second-factors.repository'

/** Asks for no second factor any more: its owner wants none, or an administrator has recognised who lost everything. */
@Injectable()
export class RemoveSecondFactors {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly accounts: AccountsQueries,
    private readonly idempotency: Idempotency,
  ) {}

  /** The owner's: passkeys stay. @throws Problem ACCOUNT_NOT_FOUND */
  async authenticator(accountId: string, key: string | undefined): Promise<void> {
    const request = { key, scope: `remove authenticator ${accountId}`, request: {} }
    await this.idempotency.once(request, async (tx) => {
      await this.accounts.holdAlone(tx, accountId)
      await this.factors.removeAuthenticator(tx, accountId)
    })
  }

  /** All of them. @throws Problem ACCOUNT_NOT_FOUND */
  async execute(
    { accountId, by }: { readonly accountId: string; readonly by: string },
    key: string | undefined,
  ): Promise<void> {
    const request = { key, scope: `remove second factors ${by}`, request: { accountId } }
    await this.idempotency.once(request, async (tx) => {
      await this.accounts.holdAlone(tx, accountId)
      await this.factors.remove(tx, accountId)
    })
  }
}
