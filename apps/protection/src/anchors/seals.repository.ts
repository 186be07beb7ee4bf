import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import { anchorChannel } from './anchors.repository'

export interface QueuedSeal {
  readonly workId: string
  readonly ownerId: string
  readonly salt: string
  readonly commitment: string
}

const db = statements<DB>()

/** The leaves of works: what is sealed, and whose it is now. */
@Injectable()
export class SealsRepository {
  /** Puts a commitment in line for the next batch. */
  async queue(tx: Tx, { workId, ownerId, salt, commitment }: QueuedSeal): Promise<void> {
    await tx.rows(db.insertInto('seal_leaf').values({ work_id: workId, owner_id: ownerId, salt, commitment }))
    await tx.query(`NOTIFY ${anchorChannel}`)
  }

  async changeOwner(tx: Tx, from: string, to: string): Promise<void> {
    await tx.rows(db.updateTable('seal_leaf').set({ owner_id: to }).where('owner_id', '=', from))
  }

  /** Takes salts and owner away; leaf and commitment stay. */
  async forget(tx: Tx, ownerId: string, erasedAt: Date): Promise<void> {
    const nothing = { salt: null, owner_id: null, erased_at: erasedAt }
    await tx.rows(db.updateTable('seal_leaf').set(nothing).where('owner_id', '=', ownerId))
  }
}
