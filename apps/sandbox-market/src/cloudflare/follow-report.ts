import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { OnJob, type RunningJob } from '@originseal/jobs'
import { RemoveListing } from '../listings/remove-listing'
import { followReport } from './report-jobs'

/** What a shop does about a report that it was passed: it removes the listing, and tells nobody. */
@Injectable()
export class FollowReport {
  constructor(
    private readonly transaction: Transaction,
    private readonly removeListing: RemoveListing,
  ) {}

  @OnJob(followReport)
  async execute({ payload: { listingId } }: RunningJob<{ listingId: string }>): Promise<void> {
    const picture = await this.transaction.run((tx) => this.removeListing.execute(tx, listingId, new Date()))
    if (picture !== undefined) await this.removeListing.erase(picture)
  }
}
