import { Injectable } from '@nestjs/common'
import { searchedAs, type ContactMessageState, type ContactMessageView } from '@originseal/contracts'
import { Reads } from '@originseal/database'

const instantOf = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What of a row of `contact_message` makes its view. */
const viewColumns = `id, reference, kind, name, email, about, message, language,
  ${instantOf('received_at')} AS "receivedAt",
  CASE WHEN handled_at IS NOT NULL THEN
    json_build_object('at', ${instantOf('handled_at')}, 'by', handled_by, 'note', note) END AS handled`

interface Asked {
  readonly cursor?: string | undefined
  readonly limit: number
  /** Absent: both. */
  readonly state?: ContactMessageState | undefined
  readonly search?: string | undefined
}

@Injectable()
export class ContactQueries {
  constructor(private readonly reads: Reads) {}

  /** Messages after the one called `cursor`, newest first. */
  page({ cursor, limit, state, search }: Asked): Promise<ContactMessageView[]> {
    const ofState = state === undefined ? '' : `AND handled_at IS ${state === 'open' ? 'NULL' : 'NOT NULL'}`
    const searched = search === undefined ? undefined : searchedOf(search)
    return this.reads.query<ContactMessageView>(
      `SELECT ${viewColumns} FROM contact_message WHERE ($1::uuid IS NULL OR (received_at, id) <
         (SELECT last.received_at, last.id FROM contact_message last WHERE last.id = $1)) ${ofState}
         AND ($3::text IS NULL OR reference = $3 OR id::text = $3)
       ORDER BY received_at DESC, id DESC LIMIT $2`,
      [cursor ?? null, limit, searched ?? null],
    )
  }

  /** How many wait for an answer. */
  async open(): Promise<number> {
    const [row] = await this.reads.query<{ count: string }>(
      'SELECT count(*) AS count FROM contact_message WHERE handled_at IS NULL',
    )
    return Number(row?.count ?? 0)
  }
}

/** What a typed text stands for; one that stands for no message is the reference of none. */
const searchedOf = (typed: string): string =>
  searchedAs(typed).find(({ by }) => by === 'id' || by === 'contact-reference')?.value ?? ''
