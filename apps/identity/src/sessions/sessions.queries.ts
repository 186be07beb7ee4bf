import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

@Injectable()
export class SessionsQueries {
  constructor(private readonly reads: Reads) {}

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
