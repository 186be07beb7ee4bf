import { Injectable, Logger } from '@nestjs/common'
import type { PasskeyAssertion } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { PasskeyParty } from './passkey-party'
import { PasskeysRepository, type StoredPasskey } from './passkeys.repository'

/** Takes the answer of a passkey: to a challenge that was made for this account, once. */
@Injectable()
export class CheckPasskey {
  private readonly log = new Logger(CheckPasskey.name)

  constructor(
    private readonly party: PasskeyParty,
    private readonly passkeys: PasskeysRepository,
    private readonly transaction: Transaction,
  ) {}

  async execute(accountId: string, assertion: PasskeyAssertion): Promise<boolean> {
    const passkey = (await this.passkeys.of(accountId)).find(
      ({ credentialId }) => credentialId === assertion.id,
    )
    if (!passkey) return false
    const counter = await this.verify(accountId, passkey, assertion)
    if (counter === undefined) return false
    return this.transaction.run((tx) => this.passkeys.use(tx, passkey.id, counter))
  }

  /** @returns how often the passkey says that it was used; undefined where its answer proves nothing */
  private async verify(
    accountId: string,
    { credentialId: id, publicKey, counter, transports }: StoredPasskey,
    assertion: PasskeyAssertion,
  ): Promise<number | undefined> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...assertion, clientExtensionResults: {} },
        expectedChallenge: (challenge) =>
          this.transaction.run((tx) =>
            this.passkeys.takeChallenge(tx, challenge, { accountId, purpose: 'use' }),
          ),
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
        // It stands beside a password, so having it is enough.
        requireUserVerification: false,
      })
      return verified ? authenticationInfo.newCounter : undefined
    } catch (error) {
      if (!isRefusal(error)) throw error
      this.log.warn(`passkey ${id.slice(0, 8)} of account ${accountId} refused: ${error.message}`)
      return undefined
    }
  }
}

/** The library refuses by errors of no class of its own; those of the database have a code. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && !('code' in error) && !('driverError' in error)
