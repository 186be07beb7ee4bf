import { Injectable } from '@nestjs/common'
import type { PageRequest, UnrecognisedMail } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { unrecognised } from './inbox.repository'

interface Row {
  readonly id: string
  readonly receivedAt: Date
  readonly recipient: string
  readonly state: string
  readonly authority: UnrecognisedMail['why'] | 'acts' | null
  readonly from: string | null
  readonly subject: string | null
  readonly text: string | null
  readonly caseNumber: string | null
}

@Injectable()
export class UnrecognisedMailsQueries {
  constructor(private readonly reads: Reads) {}

  /** How many nobody has settled. */
  async waiting(): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM inbound_mail WHERE settled_at IS NULL AND ${unrecognised}`,
    )
    return row?.count ?? 0
  }

  /** Mails that could change no case and that nobody has settled, newest first. */
  async page({ cursor, limit }: PageRequest): Promise<UnrecognisedMail[]> {
    const rows = await this.reads.query<Row>(
      `SELECT id, received_at AS "receivedAt", recipient, state, authority, from_address AS "from", subject,
         body_text AS text, case_number AS "caseNumber"
       FROM inbound_mail
       WHERE settled_at IS NULL AND ${unrecognised}
         AND ($1::uuid IS NULL OR (received_at, id) < (SELECT received_at, id FROM inbound_mail WHERE id = $1))
       ORDER BY received_at DESC, id DESC LIMIT $2`,
      [cursor ?? null, limit],
    )
    return rows.map(toMail)
  }
}

function toMail({ id, receivedAt, recipient, state, authority, ...read }: Row): UnrecognisedMail {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    recipient,
    why: state === 'unreadable' ? 'unreadable' : reasonOf(authority),
    ...(read.from !== null && { from: read.from }),
    ...(read.subject !== null && { subject: read.subject }),
    ...(read.text !== null && { text: read.text }),
    ...(read.caseNumber !== null && { caseNumber: read.caseNumber }),
  }
}

/** Who may change a case and is not understood is listed, too. */
const reasonOf = (authority: Row['authority']): UnrecognisedMail['why'] =>
  authority === null || authority === 'acts' ? 'unknown' : authority
