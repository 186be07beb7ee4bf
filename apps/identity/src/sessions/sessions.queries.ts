import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

const sessionsShown = 100

@Injectable()
export class SessionsQueries {
  constructor(private readonly reads: Reads) {}

  /** What an account has open, newest first. */
  async openOf(accountId: string): Promise<{ id: string; openedAt: string; endsAt: string }[]> {
    const rows = await this.reads.query<{ id: string; openedAt: Date; endsAt: Date }>(
      `SELECT id, opened_at AS "openedAt", ends_at AS "endsAt" FROM session
       WHERE account_id = $1 AND ends_at > now() ORDER BY opened_at DESC, id LIMIT ${sessionsShown}`,
      [accountId],
    )
    return rows.map(({ id, openedAt, endsAt }) => ({
      id,
      openedAt: openedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }))
  }

  /** Whether nothing is open under this id. */
  async hasEnded(sessionId: string): Promise<boolean> {
    const rows = await this.reads.query('SELECT 1 FROM session WHERE id = $1 AND ends_at > now()', [
      sessionId,
    ])
    return rows.length === 0
  }

  /** What ended so lately that an access token of it may be alive somewhere, even where a clock is ten minutes late. */
  async ended(): Promise<string[]> {
    const rows = await this.reads.query<{ id: string }>(
      `SELECT id FROM ended_session WHERE ended_at > now() - interval '30 minutes'`,
    )
    return rows.map(({ id }) => id)
  }
}
