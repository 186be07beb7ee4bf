import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { TrialVisitorEntity } from './trial-visitor.entity'

@Injectable()
export class TrialVisitorsQueries {
  /** The address that a visitor gave; undefined where nobody knows them, or an account has claimed them. */
  async emailOf(tx: Tx, visitorId: string): Promise<string | undefined> {
    const visitor = await tx.manager.findOneBy(TrialVisitorEntity, { id: visitorId })
    return visitor?.email
  }
}
