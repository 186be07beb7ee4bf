import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

/** How often something was tried, and in which window: PostgreSQL's own words for its end, to the microsecond. */
export interface Counted {
  readonly key: Buffer
  readonly count: number
  readonly until: string
}

@Injectable()
export class TriesRepository {
  /** Counts one more, unless `most` is reached within the window that the first failure began. */
  async count(
    tx: Tx,
    { key, most, windowMinutes }: { key: Buffer; most: number; windowMinutes: number },
  ): Promise<Counted | undefined> {
    const [row] = await tx.query<Counted>(
      `INSERT INTO failed_try AS tries (key, count, until)
       VALUES ($1, 1, clock_timestamp() + make_interval(mins => $3))
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN tries.until <= clock_timestamp() THEN 1 ELSE tries.count + 1 END,
         until = CASE WHEN tries.until <= clock_timestamp() THEN excluded.until ELSE tries.until END
       WHERE tries.count < $2 OR tries.until <= clock_timestamp()
       RETURNING key, count, until::text`,
      [key, most, windowMinutes],
    )
    return row
  }

  /** One less, if the window is still the one in which it was counted. */
  async giveBack(tx: Tx, { key, until }: Counted): Promise<void> {
    await tx.query(
      'UPDATE failed_try SET count = count - 1 WHERE key = $1 AND until = $2::timestamptz AND count > 0',
      [key, until],
    )
  }

  async forgetOld(tx: Tx): Promise<void> {
    await tx.query('DELETE FROM failed_try WHERE until <= now()')
  }
}
