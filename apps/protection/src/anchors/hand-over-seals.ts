import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

/** Lets what is said of seals from now on be said to their new owner. What they commit to stays as it was sealed. */
@Injectable()
export class HandOverSeals {
  async execute(tx: Tx, from: string, to: string): Promise<void> {
    await tx.query('UPDATE seal_leaf SET owner_id = $2 WHERE owner_id = $1', [from, to])
  }
}
