import { Injectable } from '@nestjs/common'
import type { PayloadOf, trialWorksClaimed } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { DepartedOwners } from './departed-owners'
import { EraseOwner } from './erase-owner'

/** Gives a visitor's works and scans to the account that the visitor showed to be. The visitor's token opens nothing then. */
@Injectable()
export class HandOverScans {
  constructor(
    private readonly departed: DepartedOwners,
    private readonly eraseOwner: EraseOwner,
  ) {}

  async execute(tx: Tx, { visitorId, userId }: PayloadOf<typeof trialWorksClaimed>): Promise<void> {
    if ((await this.departed.heirOf(tx, visitorId)) !== visitorId) return
    const heir = await this.departed.heirOf(tx, userId)
    if (heir === null) return this.eraseOwner.execute(tx, visitorId)
    await this.departed.noteHandedOver(tx, visitorId, heir)
    await tx.query('UPDATE watched_work SET owner_id = $2 WHERE owner_id = $1', [visitorId, heir])
    await tx.query('UPDATE scan SET owner_id = $2 WHERE owner_id = $1', [visitorId, heir])
  }
}
