import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

/** A notice on its way out. */
export interface SentMail {
  readonly id: string
  readonly recipient: string
  readonly state: string
  readonly answer: string | null
  readonly messageKey: string
  readonly at: Date
}

@Injectable()
export class SentMailsQueries {
  constructor(private readonly reads: Reads) {}

  /** The latest first. */
  latest(limit: number): Promise<SentMail[]> {
    return this.reads.query<SentMail>(
      `SELECT attempt.id, recipient, state, answer, message_key AS "messageKey",
         coalesce(ended_at, created_at) AS at
       FROM notice_attempt attempt JOIN notice ON notice.id = notice_id
       WHERE message_key IS NOT NULL ORDER BY at DESC, attempt.id LIMIT $1`,
      [limit],
    )
  }

  async messageKeyOf(attemptId: string): Promise<string | undefined> {
    const [row] = await this.reads.query<{ messageKey: string }>(
      `SELECT message_key AS "messageKey" FROM notice_attempt WHERE id = $1 AND message_key IS NOT NULL`,
      [attemptId],
    )
    return row?.messageKey
  }
}
