import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { WatchesRepository } from './watches.repository'

/** Removes an owner's watches, with what was found for them. */
@Injectable()
export class EraseWatches {
  constructor(private readonly watches: WatchesRepository) {}

  execute(tx: Tx, ownerId: string): Promise<void> {
    return this.watches.removeOfOwner(tx, ownerId)
  }
}
