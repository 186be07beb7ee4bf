import { Injectable } from '@nestjs/common'
import type { PayloadOf, trialWorksClaimed } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { HandOverSeals } from '../anchors/hand-over-seals'
import { EraseWorks } from './erase-works'
import { WorksRepository } from './works.repository'

/** Gives a visitor's works to the account that the visitor showed to be. The visitor's token opens nothing then. */
@Injectable()
export class HandOverWorks {
  constructor(
    private readonly works: WorksRepository,
    private readonly handOverSeals: HandOverSeals,
    private readonly eraseWorks: EraseWorks,
  ) {}

  /** A claim that comes after its account's erasure erases: nobody is left to give the works to. */
  async execute(
    tx: Tx,
    { visitorId, userId, claimedAt }: PayloadOf<typeof trialWorksClaimed>,
  ): Promise<void> {
    await this.works.lockOwners(tx, visitorId, userId)
    if (await this.works.isErased(tx, userId))
      return this.eraseWorks.execute(tx, visitorId, new Date(claimedAt))
    await this.works.changeOwner(tx, visitorId, userId)
    await this.handOverSeals.execute(tx, visitorId, userId)
  }
}
