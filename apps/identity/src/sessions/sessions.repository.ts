import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

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
}
