import { Injectable } from '@nestjs/common'
import type { PasskeyOptionsResponse } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { AskSecondFactor } from './ask-second-factor'
import { PasskeyParty } from './passkey-party'
import { PasskeysRepository } from './passkeys.repository'

/** For how long a challenge can be answered. */
export const challengeMs = 5 * 60_000

/** Makes the challenge that one of somebody's passkeys signs. */
@Injectable()
export class AskPasskey {
  constructor(
    private readonly party: PasskeyParty,
    private readonly passkeys: PasskeysRepository,
    private readonly askSecondFactor: AskSecondFactor,
    private readonly transaction: Transaction,
  ) {}

  /** @throws Problem PASSKEY_NOT_FOUND */
  async execute(accountId: string): Promise<PasskeyOptionsResponse> {
    const passkeys = await this.passkeys.of(accountId)
    if (passkeys.length === 0) throw new Problem('PASSKEY_NOT_FOUND')
    const options = await generateAuthenticationOptions({
      rpID: this.party.id,
      allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
      userVerification: 'preferred',
      timeout: challengeMs,
    })
    const { challenge } = options
    const expiresAt = new Date(Date.now() + challengeMs)
    await this.transaction.run((tx) =>
      this.passkeys.keepChallenge(tx, { challenge, accountId, purpose: 'use', expiresAt }),
    )
    return { data: { options: { ...options } } }
  }

  /** @param challenge of the login @throws Problem SECOND_FACTOR_EXPIRED, PASSKEY_NOT_FOUND */
  async atLogin(challenge: string): Promise<PasskeyOptionsResponse> {
    const { id } = await this.askSecondFactor.accountIdOf(challenge)
    return this.execute(id)
  }
}
