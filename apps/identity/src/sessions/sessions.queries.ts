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

  /** What ended within the last `withinMs`: of anything older no access token is alive. */
  async ended(withinMs: number): Promise<string[]> {
    const rows = await this.reads.query<{ id: string }>(
      `SELECT id FROM ended_session WHERE ended_at > now() - $1 * interval '1 millisecond'`,
      [withinMs],
    )
    return rows.map(({ id }) => id)
  }
}
