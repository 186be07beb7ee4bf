import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'

/** The last entry of a time line, whose hash stands for all of it. */
export interface CaseHead {
  readonly caseId: string
  readonly ownerId: string
  readonly sequence: number
  /** SHA-256 in hexadecimal. */
  readonly digest: string
}

const db = statements<DB>()

@Injectable()
export class CaseHeadsRepository {
  /** Something was added to the time line. */
  async note(tx: Tx, caseId: string): Promise<void> {
    await tx.rows(
      db
        .insertInto('unanchored_case')
        .values({ case_id: caseId })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  /** The heads of some cases that were noted, and forgets the note; none that somebody else is taking. */
  async take(tx: Tx, limit: number): Promise<CaseHead[]> {
    const noted = await tx.rows(
      db.selectFrom('unanchored_case').select('case_id').limit(limit).forUpdate().skipLocked(),
    )
    const ids = noted.map((row) => row.case_id)
    if (ids.length === 0) return []
    await tx.rows(db.deleteFrom('unanchored_case').where('case_id', 'in', ids))
    return tx.rows(
      db
        .selectFrom('case_event as event')
        .innerJoin('takedown_case as owned', 'owned.id', 'event.case_id')
        .distinctOn('event.case_id')
        .select(['event.case_id as caseId', 'owned.owner_id as ownerId', 'event.sequence'])
        .select(sql<string>`encode(event.hash, 'hex')`.as('digest'))
        .where('event.case_id', 'in', ids)
        // Of somebody who is gone nothing new is told.
        .where(sql`owned.outcome`, 'is distinct from', 'owner-gone')
        .orderBy('event.case_id')
        .orderBy('event.sequence', 'desc'),
    )
  }
}
