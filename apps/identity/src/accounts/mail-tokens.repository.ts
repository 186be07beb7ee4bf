import { createHash, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { mailTokenHours, type MailToken, type MailTokenPurpose } from './mail-token.rules'

/** 256 bits: nobody finds one by trying. */
const tokenBytes = 32

/** One-time tokens that are sent by mail. Only their SHA-256 is kept: whoever reads the table can use none. */
@Injectable()
export class MailTokensRepository {
  /** @param token one that a person can type, and that whoever tries may not try often; 256 random bits unless given */
  async issue(
    tx: Tx,
    { accountId, purpose, email }: MailToken,
    token = randomBytes(tokenBytes).toString('base64url'),
  ): Promise<string> {
    await tx.query(
      `INSERT INTO mail_token (hash, account_id, purpose, email, issued_at, expires_at)
       VALUES ($1, $2, $3, $4, now(), now() + make_interval(hours => $5))`,
      [hashOf(token), accountId, purpose, email, mailTokenHours[purpose]],
    )
    return token
  }

  /**
   * Takes a token out of the world. Undefined if there is none such, it is too old, or it was used before; and if it is
   * for a change of address after which another one was asked for.
   */
  async consume(
    tx: Tx,
    token: string,
    purposes: readonly MailTokenPurpose[],
  ): Promise<MailToken | undefined> {
    const [row] = await tx.query<MailToken>(
      `DELETE FROM mail_token WHERE hash = $1 AND purpose = ANY($2) AND expires_at > now()
         AND NOT (purpose = 'change-email' AND EXISTS (
           SELECT FROM mail_token later WHERE later.account_id = mail_token.account_id
             AND later.purpose = 'change-email' AND later.issued_at > mail_token.issued_at
         ))
       RETURNING account_id AS "accountId", purpose, email`,
      [hashOf(token), purposes],
    )
    return row
  }

  /** The account's other tokens of these purposes are good for nothing any more. */
  async revoke(tx: Tx, accountId: string, purposes: readonly MailTokenPurpose[]): Promise<void> {
    await tx.query('DELETE FROM mail_token WHERE account_id = $1 AND purpose = ANY($2)', [
      accountId,
      purposes,
    ])
  }

  /** How many of the purpose an account was sent in the last hour and may still use. */
  async recent(tx: Tx, accountId: string, purpose: MailTokenPurpose): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM mail_token
       WHERE account_id = $1 AND purpose = $2 AND issued_at > now() - interval '1 hour'`,
      [accountId, purpose],
    )
    return row?.count ?? 0
  }

  async forgetExpired(tx: Tx): Promise<void> {
    await tx.query('DELETE FROM mail_token WHERE expires_at < now()')
  }
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
