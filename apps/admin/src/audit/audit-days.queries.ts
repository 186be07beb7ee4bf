import { Injectable } from '@nestjs/common'
import { digestProof, type AuditAnchor, type AuditDaySummary } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

interface Row {
  readonly date: string
  readonly entries: number
  readonly head: string
  readonly sequence: number | null
  readonly proof: unknown
}

const daysShown = 30
const db = statements<DB>()

@Injectable()
export class AuditDaysQueries {
  constructor(private readonly reads: Reads) {}

  /** The latest that have entries, newest first. */
  async latest(): Promise<AuditDaySummary[]> {
    const rows = await this.reads.query<Row>(
      `SELECT day.date, day.entries, head.hash AS head, anchor.sequence, anchor.proof
       FROM (SELECT day AS date, count(*)::int AS entries, max(sequence) AS last FROM audit_entry
             WHERE day > ((SELECT max(day) FROM audit_entry)::date - ${daysShown})::text GROUP BY day) day
       JOIN audit_entry head ON head.sequence = day.last
       LEFT JOIN LATERAL (SELECT sequence, proof FROM audit_anchor
         WHERE audit_anchor.day = day.date AND proof IS NOT NULL ORDER BY sequence DESC LIMIT 1) anchor ON true
       ORDER BY day.date DESC`,
    )
    return rows.map(({ date, entries, head, sequence, proof }) => {
      const anchored = toAnchored(sequence, proof)
      return { date, entries, head, anchored }
    })
  }

  /** The proofs of a day, in the order of the entries that they are of. */
  async anchors(date: string): Promise<AuditAnchor[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('audit_anchor')
        .select(['sequence', 'proof'])
        .where('day', '=', date)
        .where('proof', 'is not', null)
        .orderBy('sequence'),
    )
    return rows.map(({ sequence, proof }) => ({ sequence, proof: digestProof.parse(proof) }))
  }
}

function toAnchored(sequence: number | null, proof: unknown): AuditDaySummary['anchored'] {
  if (sequence === null) return null
  const { blockTime, transactionHash } = digestProof.parse(proof).chain
  return { sequence, blockTime, transactionHash }
}
