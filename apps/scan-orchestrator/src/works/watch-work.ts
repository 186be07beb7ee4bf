import { Injectable } from '@nestjs/common'
import type { PayloadOf, workRegistered } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { WatchedWorkEntity } from './watched-work.entity'

/** Told when a work can be searched for. */
export const worksChannel = 'watched_works'

/** Keeps what a search needs to know of a sealed work. */
@Injectable()
export class WatchWork {
  async execute(tx: Tx, { sealedAt, ...work }: PayloadOf<typeof workRegistered>): Promise<void> {
    await tx.manager.upsert(WatchedWorkEntity, { ...work, sealedAt: new Date(sealedAt) }, ['workId'])
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
