import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

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
    const [row] = await this.reads.query<LinkAccess>(
      `SELECT
         EXISTS (SELECT FROM scan_unlock WHERE scan_id = $1 AND reason = 'order') AS "isPaid",
         EXISTS (SELECT FROM scan_unlock WHERE scan_id = $1 AND reason = 'before-plans') AS "isFromBeforePlans",
         EXISTS (SELECT FROM plan_entitlement WHERE owner_id = $2 AND entitlement = 'links:all'
           AND (until IS NULL OR until > now())) AS "isInPlan"`,
      [scanId, ownerId],
    )
    return row as LinkAccess
  }
}
