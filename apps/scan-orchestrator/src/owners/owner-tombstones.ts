import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { TombstonesRepository } from './tombstones.repository'

/**
 * Owners whose things are another's by now, or nobody's. Facts of two services come in any order: a work may be heard of
 * after its visitor's claim, a claim after the erasure. Whoever asks for an owner here holds that owner until `tx` ends.
 */
@Injectable()
export class OwnerTombstones {
  constructor(private readonly tombstones: TombstonesRepository) {}

  /** Who has this owner's things now: the owner, a successor, or null if they are erased. */
  async heirOf(tx: Tx, ownerId: string): Promise<string | null> {
    await this.tombstones.hold(tx, ownerId)
    const successor = await this.tombstones.successorOf(tx, ownerId)
    if (successor === undefined) return ownerId
    return successor === null ? null : this.heirOf(tx, successor)
  }

  async noteTransferred(tx: Tx, ownerId: string, successor: string): Promise<void> {
    await this.tombstones.insert(tx, ownerId, successor)
  }

  /** The owner, and all whose successor they were. */
  async noteErased(tx: Tx, ownerId: string): Promise<void> {
    await this.tombstones.hold(tx, ownerId)
    await this.tombstones.erase(tx, ownerId)
  }
}
