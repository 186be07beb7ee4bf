import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../../tables'

const db = statements<DB>()

/** What opens the links of a scan beyond the first ones. */
export interface LinkAccess {
  /** This scan's links were paid for. */
  readonly isPaid: boolean
  /** The scan is from the time when members saw all links. */
  readonly isFromBeforePlans: boolean
  /** The owner's plan includes all links. */
  readonly isInPlan: boolean
}

@Injectable()
export class EntitlementsQueries {
  constructor(private readonly reads: Reads) {}

  async linkAccess(scanId: string, ownerId: string): Promise<LinkAccess> {
    const unlocks = await this.reads.rows(
      db.selectFrom('scan_unlock').select('reason').where('scan_id', '=', scanId),
    )
    const includes = await this.reads.rows(
      db
        .selectFrom('plan_entitlement')
        .select('owner_id')
        .where('owner_id', '=', ownerId)
        .where('entitlement', '=', 'links:all')
        .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', sql<Date>`now()`)])),
    )
    return {
      isPaid: unlocks.some(({ reason }) => reason === 'order'),
      isFromBeforePlans: unlocks.some(({ reason }) => reason === 'before-plans'),
      isInPlan: includes.length > 0,
    }
  }
}
