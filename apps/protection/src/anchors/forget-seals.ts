import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

/**
 * Makes an owner's seals say nothing: without its salt a commitment is a random number. As a leaf it stays, since the
 * proofs of the other works in its batch lead over it.
 */
@Injectable()
export class ForgetSeals {
  async execute(tx: Tx, ownerId: string, erasedAt: Date): Promise<void> {
    await tx.query('UPDATE seal_leaf SET salt = NULL, owner_id = NULL, erased_at = $2 WHERE owner_id = $1', [
      ownerId,
      erasedAt,
    ])
  }
}
