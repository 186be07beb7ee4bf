import { Injectable } from '@nestjs/common'
import type { PayloadOf, workRegistered } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { DepartedOwners } from '../owners/departed-owners'
import { WatchedWorkEntity } from './watched-work.entity'

/** Told when a work can be searched for. */
export const worksChannel = 'watched_works'

/** Keeps what a search needs to know of a sealed work: for whoever owns it by now, and nothing of an erased owner's. */
@Injectable()
export class WatchWork {
  constructor(private readonly departed: DepartedOwners) {}

  async execute(tx: Tx, { sealedAt, ...work }: PayloadOf<typeof workRegistered>): Promise<void> {
    const ownerId = await this.departed.heirOf(tx, work.ownerId)
    if (ownerId === null) return
    // Told again, it is there, and locked before the index's turn, which the writing takes (scans/lock-order.ts).
    await tx.query('SELECT FROM watched_work WHERE work_id = $1 FOR NO KEY UPDATE', [work.workId])
    await tx.manager.upsert(WatchedWorkEntity, { ...work, ownerId, sealedAt: new Date(sealedAt) }, ['workId'])
    await tx.query(`NOTIFY ${worksChannel}`)
  }

  /** The first block counts: a later one, after a reorganisation, proves no earlier time. */
  async noteAnchor(tx: Tx, workId: string, blockTime: Date): Promise<void> {
    await tx.query('UPDATE watched_work SET anchored_at = coalesce(anchored_at, $2) WHERE work_id = $1', [
      workId,
      blockTime,
    ])
  }
}
