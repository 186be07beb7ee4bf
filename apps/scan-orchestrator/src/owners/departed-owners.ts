import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

/**
 * Owners whose things are another's by now, or nobody's. Facts of two services come in any order: a work may be heard of
 * after its visitor's claim, a claim after the erasure. Whoever asks for an owner here holds that owner until `tx` ends.
 */
@Injectable()
export class DepartedOwners {
  /** Who has this owner's things now: the owner, a successor, or null if they are erased. */
  async heirOf(tx: Tx, ownerId: string): Promise<string | null> {
    await this.hold(tx, ownerId)
    const [departed] = await tx.query<{ successor: string | null }>(
      'SELECT successor FROM departed_owner WHERE owner_id = $1',
      [ownerId],
    )
    if (!departed) return ownerId
    return departed.successor === null ? null : this.heirOf(tx, departed.successor)
  }

  async noteHandedOver(tx: Tx, ownerId: string, successor: string): Promise<void> {
    await tx.query('INSERT INTO departed_owner VALUES ($1, $2) ON CONFLICT DO NOTHING', [ownerId, successor])
  }

  /** The owner, and all whose successor they were. */
  async noteErased(tx: Tx, ownerId: string): Promise<void> {
    await this.hold(tx, ownerId)
    await tx.query('UPDATE departed_owner SET successor = NULL WHERE successor = $1', [ownerId])
    await tx.query(
      'INSERT INTO departed_owner VALUES ($1, NULL) ON CONFLICT (owner_id) DO UPDATE SET successor = NULL',
      [ownerId],
    )
  }

  private async hold(tx: Tx, ownerId: string): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('owner ' || $1, 0))", [ownerId])
  }
}
