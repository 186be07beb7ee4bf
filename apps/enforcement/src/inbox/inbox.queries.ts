import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { AnswerKind } from './inbound-mail'
import type { Authority } from './authority.rules'
import type { ArrivedMail } from './inbox.repository'

export interface MailOfCase {
  readonly id: string
  readonly receivedAt: Date
  readonly from: string
  readonly subject: string
  readonly kind: AnswerKind
  readonly ticket: string | null
  readonly authority: Authority
  readonly text: string
}

/** A mail with what names its bytes, and by whom it proved to be. */
export interface KeptMailOfCase extends MailOfCase {
  readonly sha256: string
  readonly recipient: string
  readonly authentication: unknown
}

@Injectable()
export class InboxQueries {
  constructor(private readonly reads: Reads) {}

  /** A mail that nobody has read yet. */
  async unread(id: string): Promise<ArrivedMail | undefined> {
    const [row] = await this.reads.query<ArrivedMail>(
      `SELECT id, sha256, recipient, received_at AS "receivedAt", size, authentication FROM inbound_mail
       WHERE id = $1 AND state = 'received'`,
      [id],
    )
    return row
  }

  /** All that came back about a case, the earliest first. */
  keptOf(caseNumber: string): Promise<KeptMailOfCase[]> {
    return this.reads.query<KeptMailOfCase>(
      `SELECT id, received_at AS "receivedAt", from_address AS "from", subject, kind, ticket, authority,
         coalesce(body_text, '') AS text, sha256, recipient, authentication
       FROM inbound_mail WHERE case_number = $1 AND state = 'read' ORDER BY received_at, id`,
      [caseNumber],
    )
  }

  /** What came back about a case, the latest first, as far as it could be read. */
  ofCase(caseNumber: string): Promise<MailOfCase[]> {
    return this.reads.query<MailOfCase>(
      `SELECT id, received_at AS "receivedAt", from_address AS "from", subject, kind, ticket, authority,
         coalesce(body_text, '') AS text
       FROM inbound_mail WHERE case_number = $1 AND state = 'read' ORDER BY received_at DESC LIMIT 200`,
      [caseNumber],
    )
  }
}
