import { Injectable } from '@nestjs/common'
import type { AuditPosition } from '@originseal/anchoring'
import type { AuditedObject, AuditEntry, ListAuditRequest } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql, type Selectable } from 'kysely'
import type { DB } from '../tables'

const db = statements<DB>()
type Row = Selectable<DB['audit_entry']>

const toAuditEntry = (row: Row): AuditEntry => ({
  sequence: row.sequence,
  recordedAt: row.recorded_at.toISOString(),
  service: row.service,
  act: {
    id: row.id,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    sessionId: row.session_id,
    network: row.network,
    permission: row.permission,
    action: row.action,
    objectKind: row.object_kind as AuditedObject,
    objectId: row.object_id,
    ...(row.subject_id !== null && { subjectId: row.subject_id }),
    ...(row.query !== null && { query: row.query }),
    reason: row.reason,
    requestId: row.request_id,
  },
  hash: row.hash,
})

@Injectable()
export class AuditQueries {
  constructor(private readonly reads: Reads) {}

  /** Newest first. */
  async page(asked: ListAuditRequest): Promise<AuditEntry[]> {
    const { cursor, limit, actorId, objectKind, objectId, subjectId, action, from, until } = asked
    let found = db.selectFrom('audit_entry').selectAll().limit(limit)
    // Days only grow with the sequence; ordered by both, what is long past is found by the index of days.
    if (from !== undefined || until !== undefined) found = found.orderBy('day', 'desc')
    found = found.orderBy('sequence', 'desc')
    if (cursor !== undefined)
      found = found.where('sequence', '<', (before) =>
        before.selectFrom('audit_entry').select('sequence').where('id', '=', cursor),
      )
    if (actorId !== undefined) found = found.where('actor_id', '=', actorId)
    if (objectKind !== undefined) found = found.where('object_kind', '=', objectKind)
    if (objectId !== undefined) found = found.where('object_id', '=', objectId)
    // Entries from before acts had a subject have the member as their thing. Written as the index of members is.
    if (subjectId !== undefined)
      found = found.where(sql<string>`coalesce(subject_id::text, object_id)`, '=', subjectId.toLowerCase())
    if (action !== undefined) found = found.where('action', '=', action)
    if (from !== undefined) found = found.where('day', '>=', from)
    if (until !== undefined) found = found.where('day', '<=', until)
    return (await this.reads.rows(found)).map(toAuditEntry)
  }

  /** Of a day, in their order, after one of them. */
  async ofDay(date: string, after: number, limit: number): Promise<AuditEntry[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('audit_entry')
        .selectAll()
        .where('day', '=', date)
        .where('sequence', '>', after)
        .orderBy('sequence')
        .limit(limit),
    )
    return rows.map(toAuditEntry)
  }

  /** The last entry before a day; undefined where there is none. */
  async before(date: string): Promise<AuditPosition | undefined> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('audit_entry')
        .select(['sequence', 'hash'])
        .where('day', '<', date)
        .orderBy('sequence', 'desc')
        .limit(1),
    )
    return row
  }
}
