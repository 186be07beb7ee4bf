import { Injectable } from '@nestjs/common'
import type { ClaimantStanding } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { ClaimantsQueries } from '../claimants/claimants.queries'
import { noRecord, standingOf } from '../claimants/record.rules'
import { ClaimantRecordsQueries } from './claimant-records.queries'

/** What a claimant may do: as an administrator has said, else by how their notices came out. */
@Injectable()
export class ReadStanding {
  constructor(
    private readonly claimants: ClaimantsQueries,
    private readonly records: ClaimantRecordsQueries,
  ) {}

  /** @param reader the transaction that asks, if one does */
  async execute(ownerId: string, reader?: Tx): Promise<ClaimantStanding> {
    const decided = await this.claimants.decidedStanding(ownerId, reader)
    if (decided !== undefined) return decided
    return standingOf((await this.records.ofOwners([ownerId], reader)).get(ownerId) ?? noRecord)
  }
}
