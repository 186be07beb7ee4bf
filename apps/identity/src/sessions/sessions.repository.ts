import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

/** A session that is held until its transaction ends, as the token that was shown found it. */
export interface HeldSession {
  readonly id: string
  readonly accountId: string
  readonly endsAt: Date
}

/** PostgreSQL's clock, because the replicas' may differ by more than the time of grace. */
export interface HeldToken {
  readonly expiresAt: Date
  readonly replacedAt: Date | null
  readonly now: Date
}

/** Sessions and their refresh tokens. What ends is removed; for a while its id stays, so that others can be told. */
@Injectable()
export class SessionsRepository {
  async insert(
    tx: Tx,
    session: { id: string; accountId: string; openedAt: Date; endsAt: Date },
  ): Promise<void> {
    await tx.query('INSERT INTO session (id, account_id, opened_at, ends_at) VALUES ($1, $2, $3, $4)', [
      session.id,
      session.accountId,
      session.openedAt,
      session.endsAt,
    ])
  }

  async insertToken(tx: Tx, token: { hash: Buffer; sessionId: string; expiresAt: Date }): Promise<void> {
    await tx.query('INSERT INTO refresh_token (hash, session_id, expires_at) VALUES ($1, $2, $3)', [
      token.hash,
      token.sessionId,
      token.expiresAt,
    ])
  }

  async end(tx: Tx, sessionId: string): Promise<void> {
    await tx.query(
      `WITH gone AS (DELETE FROM session WHERE id = $1 RETURNING id)
       INSERT INTO ended_session (id, ended_at) SELECT id, clock_timestamp() FROM gone`,
      [sessionId],
    )
  }

  async endAll(tx: Tx, accountId: string, except: string | null): Promise<void> {
    await tx.query(
      `WITH gone AS (DELETE FROM session WHERE account_id = $1 AND id IS DISTINCT FROM $2::uuid RETURNING id)
       INSERT INTO ended_session (id, ended_at) SELECT id, clock_timestamp() FROM gone`,
      [accountId, except],
    )
  }

  /** The session of a token: whoever shows a token of the same session now waits until `tx` ends. */
  async lock(tx: Tx, hash: Buffer): Promise<HeldSession | undefined> {
    const [session] = await tx.query<HeldSession>(
      `SELECT id, account_id AS "accountId", ends_at AS "endsAt" FROM session
       WHERE id = (SELECT session_id FROM refresh_token WHERE hash = $1) FOR UPDATE`,
      [hash],
    )
    return session
  }

  /** Read after the lock and in a statement of its own, so that it is what the one before left. */
  async token(tx: Tx, hash: Buffer): Promise<HeldToken | undefined> {
    const [token] = await tx.query<HeldToken>(
      `SELECT expires_at AS "expiresAt", replaced_at AS "replacedAt", clock_timestamp() AS now
       FROM refresh_token WHERE hash = $1`,
      [hash],
    )
    return token
  }

  async markReplaced(tx: Tx, hash: Buffer, at: Date): Promise<void> {
    await tx.query('UPDATE refresh_token SET replaced_at = $2 WHERE hash = $1', [hash, at])
  }

  async endOfToken(tx: Tx, hash: Buffer): Promise<void> {
    const session = await this.lock(tx, hash)
    if (session) await this.end(tx, session.id)
  }

  /**
   * What was left to run out, and the ids of what ended so long ago that no token of it is alive. Replaced tokens stay
   * for as long as a browser may still have them: who shows one then tells of a theft.
   */
  async forgetOld(tx: Tx): Promise<void> {
    await tx.query(
      `DELETE FROM session WHERE ends_at < now() OR NOT EXISTS (
         SELECT 1 FROM refresh_token WHERE session_id = session.id AND expires_at > now()
       )`,
    )
    await tx.query('DELETE FROM refresh_token WHERE expires_at < now()')
    await tx.query(`DELETE FROM ended_session WHERE ended_at < now() - interval '1 day'`)
  }
}
