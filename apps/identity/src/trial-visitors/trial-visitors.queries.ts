import { Injectable } from '@nestjs/common'
import { Reads, type Tx } from '@originseal/database'
import { TrialVisitorEntity } from './trial-visitor.entity'

@Injectable()
export class TrialVisitorsQueries {
  constructor(private readonly reads: Reads) {}

  /** The address that a visitor gave; undefined where nobody knows them, or an account has claimed them. */
  async emailOf(tx: Tx, visitorId: string): Promise<string | undefined> {
    const visitor = await tx.manager.findOneBy(TrialVisitorEntity, { id: visitorId })
    return visitor?.email
  }

  /** Whether a visitor is known, or has become an account, or is known no more. */
  async standingOf(visitorId: string): Promise<'known' | 'claimed' | 'forgotten'> {
    const [found] = await this.reads.query<{ isKnown: boolean; isClaimed: boolean }>(
      `SELECT EXISTS (SELECT FROM trial_visitor WHERE id = $1) AS "isKnown",
         EXISTS (SELECT FROM trial_claim WHERE visitor_id = $1 AND account_id IS NOT NULL) AS "isClaimed"`,
      [visitorId],
    )
    if (found?.isClaimed) return 'claimed'
    return found?.isKnown ? 'known' : 'forgotten'
  }
}
