import { Injectable } from '@nestjs/common'
import type { BeginAuthenticatorResponse } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { addressOfSecret, AuthenticatorSecrets, makeSecret } from './authenticator-secret'
import { SecondFactorsRepository } from './second-factors.repository'

/** Gives a secret for an authenticator; nothing is asked for until a code of it has come. */
@Injectable()
export class BeginAuthenticator {
  constructor(
    private readonly secrets: AuthenticatorSecrets,
    private readonly accounts: AccountsQueries,
    private readonly factors: SecondFactorsRepository,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND */
  async execute({ userId }: Caller, key: string | undefined): Promise<BeginAuthenticatorResponse> {
    const secret = makeSecret()
    const encrypted = await this.secrets.encrypt(userId, secret)
    const request = { key, scope: `POST /account/authenticators ${userId}`, request: {} }
    return this.idempotency.once(request, async (tx) => {
      const { email, phone } = await this.accounts.holdAlone(tx, userId)
      await this.factors.keepDraft(tx, userId, encrypted)
      return { data: { secret, address: addressOfSecret(secret, email ?? phone ?? userId) } }
    })
  }
}
