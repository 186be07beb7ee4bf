import { Injectable } from '@nestjs/common'
import type { ContactMessageView } from '@originseal/contracts'
import { Reads } from '@originseal/database'

@Injectable()
export class ContactQueries {
  constructor(private readonly reads: Reads) {}

  /** Messages after the one called `cursor`, newest first. */
  page({
    cursor,
    limit,
  }: {
    readonly cursor?: string | undefined
    readonly limit: number
  }): Promise<ContactMessageView[]> {
    return this.reads.query<ContactMessageView>(
      `SELECT id, reference, kind, name, email, about, message, language,
         to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "receivedAt"
       FROM contact_message WHERE $1::uuid IS NULL OR (received_at, id) <
         (SELECT last.received_at, last.id FROM contact_message last WHERE last.id = $1)
       ORDER BY received_at DESC, id DESC LIMIT $2`,
      [cursor ?? null, limit],
    )
  }
}
