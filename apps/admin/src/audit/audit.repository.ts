import { Injectable } from '@nestjs/common'
import { taipeiDateOf, type AuditEntry } from '@originseal/contracts'
import type { AuditPosition } from '@originseal/anchoring'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class AuditRepository {
  async has(tx: Tx, actId: string): Promise<boolean> {
    const rows = await tx.rows(db.selectFrom('audit_entry').select('sequence').where('id', '=', actId))
    return rows.length > 0
  }

  /** The latest entry; undefined in an empty log. */
  async head(tx: Tx): Promise<AuditPosition | undefined> {
    const [row] = await tx.rows(
      db.selectFrom('audit_entry').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1),
    )
    return row
  }

  async insert(tx: Tx, { sequence, recordedAt, service, act, hash }: AuditEntry): Promise<void> {
    await tx.rows(
      db.insertInto('audit_entry').values({
        sequence,
        recorded_at: recordedAt,
        day: taipeiDateOf(new Date(recordedAt)),
        service,
        id: act.id,
        at: act.at,
        actor_id: act.actorId,
        session_id: act.sessionId,
        network: act.network,
        permission: act.permission,
        action: act.action,
        object_kind: act.objectKind,
        object_id: act.objectId,
        subject_id: act.subjectId,
        query: act.query,
        reason: act.reason,
        request_id: act.requestId,
        hash,
      }),
    )
  }
}
