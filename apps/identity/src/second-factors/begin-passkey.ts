import { Injectable } from '@nestjs/common'
import type { PasskeyOptionsResponse } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { AccountsQueries } from '../accounts/accounts.queries'
import { challengeMs } from './ask-passkey'
import { PasskeyParty } from './passkey-party'
import { PasskeysRepository } from './passkeys.repository'

/** What one account can have. */
const most = 10

/** Gives a browser what it needs to make a passkey; nothing is asked for until it has come back. */
@Injectable()
export class BeginPasskey {
  constructor(
    private readonly party: PasskeyParty,
    private readonly passkeys: PasskeysRepository,
    private readonly accounts: AccountsQueries,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND, PASSKEY_REFUSED at an address in numbers, and where there are ten */
  async execute({ userId: accountId }: Caller, key: string | undefined): Promise<PasskeyOptionsResponse> {
    const [account, known] = await Promise.all([this.accounts.byId(accountId), this.passkeys.of(accountId)])
    if (!account) throw new Problem('ACCOUNT_NOT_FOUND')
    if (!this.party.isNamed || known.length >= most) throw new Problem('PASSKEY_REFUSED')
    const options = await generateRegistrationOptions({
      rpName: this.party.name,
      rpID: this.party.id,
      userID: new Uint8Array(Buffer.from(accountId)),
      userName: account.email ?? account.phone ?? accountId,
      userDisplayName: account.realName,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      timeout: challengeMs,
    })
    const request = { key, scope: `POST /account/passkey-registrations ${accountId}`, request: {} }
    return this.idempotency.once(request, async (tx) => {
      const { challenge } = options
      const expiresAt = new Date(Date.now() + challengeMs)
      await this.passkeys.keepChallenge(tx, { challenge, accountId, purpose: 'add', expiresAt })
      return { data: { options: { ...options } } }
    })
  }
}
