import { Injectable } from '@nestjs/common'
import type { PayloadOf, workRegistered } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OwnerTombstones } from '../../owners/owner-tombstones'
import { WatchedWorksRepository } from './watched-works.repository'

/** Keeps what a search needs to know of a sealed work: for whoever owns it by now, and nothing of an erased owner's. */
@Injectable()
export class WatchWork {
  constructor(
    private readonly tombstones: OwnerTombstones,
    private readonly works: WatchedWorksRepository,
  ) {}

  async execute(tx: Tx, work: PayloadOf<typeof workRegistered>): Promise<void> {
    const ownerId = await this.tombstones.heirOf(tx, work.ownerId)
    if (ownerId !== null) await this.works.keep(tx, work, ownerId)
  }

  async setAnchored(tx: Tx, workId: string, blockTime: Date): Promise<void> {
    await this.works.setAnchored(tx, workId, blockTime)
  }
}
