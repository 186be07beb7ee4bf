import { Injectable } from '@nestjs/common'
import { limits } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import type { Caller } from '@originseal/http'
import type { DB } from '../tables'

const db = statements<DB>()

/** Whether an owner may see where a copy is. */
export type Visibility = (copy: {
  readonly rank: number
  readonly scanId: string
  readonly isUnlocked: boolean
}) => boolean

@Injectable()
export class OwnersQueries {
  constructor(private readonly reads: Reads) {}

  async isOnPaidPlan(tx: Tx, ownerId: string): Promise<boolean> {
    const rows = await tx.rows(
      db
        .selectFrom('plan_of_owner')
        .select('plan')
        .where('owner_id', '=', ownerId)
        .where('plan', '!=', 'free')
        .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', new Date())])),
    )
    return rows.length > 0
  }

  /** The same links as a scan's page shows: those of the plan, of a scan that was paid for, and the first five. */
  async visibilityFor({ userId, role }: Caller, scanIds: readonly string[]): Promise<Visibility> {
    if (role === 'admin') return () => true
    const [plans, unlocked] = await Promise.all([
      this.reads.rows(
        db
          .selectFrom('plan_of_owner')
          .select('plan')
          .where('owner_id', '=', userId)
          .where('sees_all_links', '=', true)
          .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', new Date())])),
      ),
      this.reads.rows(
        db
          .selectFrom('unlocked_scan')
          .select('scan_id')
          .where(({ eb, fn, val }) => eb('scan_id', '=', fn.any(val(scanIds)))),
      ),
    ])
    const paid = new Set(unlocked.map((row) => row.scan_id))
    return ({ rank, scanId, isUnlocked }) =>
      plans.length > 0 || isUnlocked || paid.has(scanId) || rank <= limits.unmaskedLinks
  }
}
