import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

@Injectable()
export class SecondFactorsRepository {
  /** The draft before it ends: of two pages the latter's picture counts. */
  async keepDraft(tx: Tx, accountId: string, secret: string): Promise<void> {
    await tx.query(
      `INSERT INTO authenticator_draft (account_id, secret) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, begun_at = now()`,
      [accountId, secret],
    )
  }

  /**
   * The draft becomes the authenticator, instead of the one before.
   * @param step whose code has proven it, and is thereby used
   * @returns false where the draft is another one by now
   */
  async confirmDraft(
    tx: Tx,
    accountId: string,
    { secret, step }: { readonly secret: string; readonly step: number },
  ): Promise<boolean> {
    const taken = await tx.query(
      'DELETE FROM authenticator_draft WHERE account_id = $1 AND secret = $2 RETURNING account_id',
      [accountId, secret],
    )
    if (taken.length === 0) return false
    await tx.query(
      `INSERT INTO authenticator (account_id, secret, last_step) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE
         SET secret = excluded.secret, last_step = excluded.last_step, since = now()`,
      [accountId, secret, step],
    )
    return true
  }

  /** @returns false where a code of this step, or of a later one, was taken before */
  async useStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
    const used = await tx.query(
      'UPDATE authenticator SET last_step = $2 WHERE account_id = $1 AND last_step < $2 RETURNING account_id',
      [accountId, step],
    )
    return used.length > 0
  }

  async replaceRecoveryCodes(tx: Tx, accountId: string, hashes: readonly Buffer[]): Promise<void> {
    await tx.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId])
    await tx.query('INSERT INTO recovery_code (account_id, hash) SELECT $1, unnest($2::bytea[])', [
      accountId,
      hashes,
    ])
  }

  /** @returns false where there is none such, or it was used */
  async useRecoveryCode(tx: Tx, accountId: string, hash: Buffer): Promise<boolean> {
    const used = await tx.query(
      'DELETE FROM recovery_code WHERE account_id = $1 AND hash = $2 RETURNING account_id',
      [accountId, hash],
    )
    return used.length > 0
  }

  /** The authenticator; the recovery codes with it, where nothing else is left that they could stand in for. */
  async removeAuthenticator(tx: Tx, accountId: string): Promise<void> {
    await tx.query('DELETE FROM authenticator WHERE account_id = $1', [accountId])
    await tx.query('DELETE FROM authenticator_draft WHERE account_id = $1', [accountId])
    await tx.query(
      'DELETE FROM recovery_code WHERE account_id = $1 AND NOT EXISTS (SELECT FROM passkey WHERE account_id = $1)',
      [accountId],
    )
  }

  /** Everything that is asked for beside the password. */
  async remove(tx: Tx, accountId: string): Promise<void> {
    for (const table of ['recovery_code', 'authenticator', 'authenticator_draft', 'passkey'])
      await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId])
  }
}
