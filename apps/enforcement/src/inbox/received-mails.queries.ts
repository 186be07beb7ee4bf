import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

/** A mail that arrived; not read yet where nothing is said of it. */
export interface ReceivedMail {
  readonly id: string
  readonly sha256: string
  readonly recipient: string
  readonly state: string
  readonly at: Date
  readonly from: string | null
  readonly subject: string | null
  readonly text: string | null
  readonly caseNumber: string | null
  readonly kind: string | null
  readonly authority: string | null
}

const columns = `id, sha256, recipient, state, received_at AS at, from_address AS "from", subject, body_text AS text,
  case_number AS "caseNumber", kind, authority`

@Injectable()
export class ReceivedMailsQueries {
  constructor(private readonly reads: Reads) {}

  /** The latest first. */
  latest(limit: number): Promise<ReceivedMail[]> {
    return this.reads.query<ReceivedMail>(
      `SELECT ${columns} FROM inbound_mail ORDER BY received_at DESC, id LIMIT $1`,
      [limit],
    )
  }

  async sha256Of(mailId: string): Promise<string | undefined> {
    const [row] = await this.reads.query<{ sha256: string }>(
      'SELECT sha256 FROM inbound_mail WHERE id = $1',
      [mailId],
    )
    return row?.sha256
  }
}
