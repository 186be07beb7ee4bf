import { Injectable } from '@nestjs/common'
import type { PasskeyView } from '@originseal/contracts'
import { isUniqueViolation, Reads, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'

export type ChallengePurpose = 'add' | 'use'

export interface StoredPasskey {
  readonly id: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
}

interface NewPasskey extends StoredPasskey {
  readonly accountId: string
  readonly name: string
}

@Injectable()
export class PasskeysRepository {
  constructor(private readonly reads: Reads) {}

  /** The newest last. */
  async viewsOf(accountId: string): Promise<PasskeyView[]> {
    const rows = await this.reads.query<{ id: string; name: string; addedAt: Date; usedAt: Date | null }>(
      `SELECT id, name, added_at AS "addedAt", used_at AS "usedAt" FROM passkey
       WHERE account_id = $1 ORDER BY added_at, id`,
      [accountId],
    )
    return rows.map(({ id, name, addedAt, usedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }))
  }

  async of(accountId: string): Promise<StoredPasskey[]> {
    // A count has 32 bits, which float8 holds exactly.
    return this.reads.query<StoredPasskey>(
      `SELECT id, credential_id AS "credentialId", public_key AS "publicKey", counter::float8 AS counter,
         transports
       FROM passkey WHERE account_id = $1 ORDER BY added_at, id`,
      [accountId],
    )
  }

  /** @throws Problem PASSKEY_REFUSED where it is somebody's already; the transaction is then good for nothing else */
  async insert(tx: Tx, given: NewPasskey): Promise<void> {
    try {
      await tx.query(
        `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, name)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          ...[given.id, given.accountId, given.credentialId, given.publicKey, given.counter],
          ...[given.transports, given.name],
        ],
      )
    } catch (error) {
      if (isUniqueViolation(error, 'passkey_credential_once')) throw new Problem('PASSKEY_REFUSED')
      throw error
    }
  }

  /**
   * Notes a use. Of two with the same count one is a copy; authenticators that do not count say 0 (WebAuthn §6.1.1).
   * @returns false where the passkey is gone, or its count has been seen
   */
  async use(tx: Tx, id: string, counter: number): Promise<boolean> {
    const used = await tx.query(
      `UPDATE passkey SET counter = $2, used_at = now()
       WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
      [id, counter],
    )
    return used.length > 0
  }

  /** @returns false where there is none such */
  async remove(tx: Tx, accountId: string, id: string): Promise<boolean> {
    const gone = await tx.query('DELETE FROM passkey WHERE account_id = $1 AND id = $2 RETURNING id', [
      accountId,
      id,
    ])
    return gone.length > 0
  }

  async keepChallenge(
    tx: Tx,
    given: {
      readonly challenge: string
      readonly accountId: string
      readonly purpose: ChallengePurpose
      readonly expiresAt: Date
    },
  ): Promise<void> {
    // Those that were never answered go with the next one that is made.
    await tx.query('DELETE FROM passkey_challenge WHERE expires_at < now()')
    await tx.query(
      'INSERT INTO passkey_challenge (challenge, account_id, purpose, expires_at) VALUES ($1, $2, $3, $4)',
      [given.challenge, given.accountId, given.purpose, given.expiresAt],
    )
  }

  /** @returns false where it is of somebody else, for something else, too old, or was answered before */
  async takeChallenge(
    tx: Tx,
    challenge: string,
    { accountId, purpose }: { readonly accountId: string; readonly purpose: ChallengePurpose },
  ): Promise<boolean> {
    const taken = await tx.query(
      `DELETE FROM passkey_challenge
       WHERE challenge = $1 AND account_id = $2 AND purpose = $3 AND expires_at > now() RETURNING challenge`,
      [challenge, accountId, purpose],
    )
    return taken.length > 0
  }
}
