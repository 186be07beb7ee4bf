import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { OWNED_DATA, type OwnedData } from './owned-data'
import { OwnerTombstones } from './owner-tombstones'

/**
 * Erases what an owner had here: the works we knew, scans with all that hangs on them, findings, evidence and reports.
 * What was seen on the public web stays in the index; pages whose address holds the owner's words do not.
 */
@Injectable()
export class EraseOwner {
  constructor(
    private readonly tombstones: OwnerTombstones,
    @Inject(OWNED_DATA) private readonly owned: readonly OwnedData[],
    private readonly idempotency: Idempotency,
  ) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    await this.tombstones.noteErased(tx, ownerId)
    for (const data of this.owned) await data.erase(tx, ownerId)
    await this.idempotency.forgetCaller(tx, ownerId)
  }
}
