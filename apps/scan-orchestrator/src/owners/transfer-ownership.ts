import { Inject, Injectable } from '@nestjs/common'
import type { PayloadOf, trialWorksClaimed } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { EraseOwner } from './erase-owner'
import { OWNED_DATA, type OwnedData } from './owned-data'
import { OwnerTombstones } from './owner-tombstones'

/** Gives a visitor's works and scans to the account that the visitor showed to be. The visitor's token opens nothing then. */
@Injectable()
export class TransferOwnership {
  constructor(
    private readonly tombstones: OwnerTombstones,
    @Inject(OWNED_DATA) private readonly owned: readonly OwnedData[],
    private readonly eraseOwner: EraseOwner,
  ) {}

  async execute(tx: Tx, { visitorId, userId }: PayloadOf<typeof trialWorksClaimed>): Promise<void> {
    if ((await this.tombstones.heirOf(tx, visitorId)) !== visitorId) return
    const heir = await this.tombstones.heirOf(tx, userId)
    if (heir === null) return this.eraseOwner.execute(tx, visitorId)
    await this.tombstones.noteTransferred(tx, visitorId, heir)
    for (const data of this.owned) await data.transfer?.(tx, visitorId, heir)
  }
}
