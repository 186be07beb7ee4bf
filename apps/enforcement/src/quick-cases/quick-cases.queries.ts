import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { Selectable } from 'kysely'
import type { DB, QuickCase } from '../tables'

const db = statements<DB>()
/** Of one owner; older ones are shown when newer ones have ended. */
const mostShown = 20

export type QuickCaseRow = Selectable<QuickCase>

@Injectable()
export class QuickCasesQueries {
  constructor(private readonly reads: Reads) {}

  /** The newest first. */
  newestOf(ownerId: string): Promise<QuickCaseRow[]> {
    return this.reads.rows(
      db
        .selectFrom('quick_case')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .orderBy('saved_at', 'desc')
        .orderBy('id')
        .limit(mostShown),
    )
  }
}
