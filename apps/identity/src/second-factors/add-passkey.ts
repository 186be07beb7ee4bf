import { Injectable, Logger } from '@nestjs/common'
import type { AddPasskeyRequest, AddPasskeyResponse, PasskeyRegistration } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { AccountsQueries } from '../accounts/accounts.queries'
import { EndSessions } from '../sessions/end-sessions'
import { isRefusal } from './check-passkey'
import { PasskeyParty } from './passkey-party'
import { PasskeysRepository, type StoredPasskey } from './passkeys.repository'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorsQueries } from './second-factors.queries'
import { SecondFactorsRepository } from './second-factors.repository'

/**
 * A passkey that a browser has made: it counts from now on. Every other session ends, as with an authenticator; with the
 * first second factor come the recovery codes.
 */
@Injectable()
export class AddPasskey {
  private readonly log = new Logger(AddPasskey.name)

  constructor(
    private readonly party: PasskeyParty,
    private readonly passkeys: PasskeysRepository,
    private readonly queries: SecondFactorsQueries,
    private readonly factors: SecondFactorsRepository,
    private readonly codes: RecoveryCodes,
    private readonly accounts: AccountsQueries,
    private readonly endSessions: EndSessions,
    private readonly transaction: Transaction,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem PASSKEY_REFUSED, ACCOUNT_NOT_FOUND */
  async execute(
    { userId: accountId, sessionId: except }: Caller,
    { name, registration }: AddPasskeyRequest,
    key: string | undefined,
  ): Promise<AddPasskeyResponse> {
    const request = { key, scope: `POST /account/passkeys ${accountId}`, request: { name, registration } }
    return this.idempotency.inTurn(request, async () => {
      const made = await this.verify(accountId, registration)
      const codes = this.codes.make()
      const hashes = codes.map((one) => this.codes.hash(accountId, one))
      return this.idempotency.once(request, async (tx) => {
        await this.accounts.holdAlone(tx, accountId)
        const isFirst = (await this.queries.methodsOf(accountId, tx)).length === 0
        await this.passkeys.insert(tx, { ...made, accountId, name })
        if (isFirst) await this.factors.replaceRecoveryCodes(tx, accountId, hashes)
        await this.endSessions.execute(tx, { accountId, except })
        const passkey = { id: made.id, name, addedAt: new Date().toISOString(), usedAt: null }
        return { data: { passkey, recoveryCodes: isFirst ? codes : [] } }
      })
    })
  }

  private async verify(accountId: string, registration: PasskeyRegistration): Promise<StoredPasskey> {
    const { transports, ...response } = registration.response
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...registration,
          response: { ...response, ...(transports && { transports }) },
          clientExtensionResults: {},
        },
        expectedChallenge: (challenge) =>
          this.transaction.run((tx) =>
            this.passkeys.takeChallenge(tx, challenge, { accountId, purpose: 'add' }),
          ),
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        requireUserVerification: false,
      })
      if (!verified) throw new Problem('PASSKEY_REFUSED')
      const { id: credentialId, publicKey, counter } = registrationInfo.credential
      return {
        ...{ id: crypto.randomUUID(), credentialId, counter, transports: transports ?? [] },
        publicKey: Buffer.from(publicKey),
      }
    } catch (error) {
      if (error instanceof Problem || !isRefusal(error)) throw error
      this.log.warn(`a passkey for account ${accountId} refused: ${error.message}`)
      throw new Problem('PASSKEY_REFUSED')
    }
  }
}
