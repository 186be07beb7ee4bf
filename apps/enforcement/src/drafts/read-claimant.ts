import { Injectable } from '@nestjs/common'
import type { ReadClaimantResponse } from '@originseal/contracts'
import { ReadStanding } from '../cases/read-standing'
import { ClaimantsQueries } from '../claimants/claimants.queries'

/** Who speaks in somebody's notices, and whether they may. */
@Injectable()
export class ReadClaimant {
  constructor(
    private readonly claimants: ClaimantsQueries,
    private readonly readStanding: ReadStanding,
  ) {}

  async execute(ownerId: string): Promise<ReadClaimantResponse> {
    const [claimant, standing, decision] = await Promise.all([
      this.claimants.ofOwner(ownerId),
      this.readStanding.execute(ownerId),
      this.claimants.decisionOn(ownerId),
    ])
    return { data: { claimant, standing, ...(decision && { decision }) } }
  }
}
