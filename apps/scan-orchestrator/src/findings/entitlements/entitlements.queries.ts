import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { Entitlement } from '@originseal/contracts'
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

const inPlans = (entitlement: Entitlement) =>
  db
    .selectFrom('plan_entitlement')
    .select('owner_id')
    .where('entitlement', '=', entitlement)
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', sql<Date>`now()`)]))

@Injectable()
export class EntitlementsQueries {
  constructor(private readonly reads: Reads) {}

  /** All its links are open to a member whose scan it is, whatever the plan. */
  async isUnlocked(scanId: string): Promise<boolean> {
    return (await this.unlocks(scanId)).length > 0
  }

  async linkAccess(scanId: string, ownerId: string): Promise<LinkAccess> {
    const unlocks = await this.unlocks(scanId)
    const includes = await this.reads.rows(inPlans('links:all').where('owner_id', '=', ownerId))
    return {
      isPaid: unlocks.some(({ reason }) => reason === 'order'),
      isFromBeforePlans: unlocks.some(({ reason }) => reason === 'before-plans'),
      isInPlan: includes.length > 0,
    }
  }

  /** Owners whose plan includes it. */
  async ownersOf(entitlement: Entitlement): Promise<string[]> {
    const rows = await this.reads.rows(inPlans(entitlement).orderBy('owner_id'))
    return rows.map((row) => row.owner_id)
  }

  private unlocks(scanId: string) {
    return this.reads.rows(db.selectFrom('scan_unlock').select('reason').where('scan_id', '=', scanId))
  }
}
