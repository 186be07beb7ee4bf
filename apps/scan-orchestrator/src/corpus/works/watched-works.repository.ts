import { Injectable } from '@nestjs/common'
import type { PayloadOf, workRegistered } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { PictureWindows } from '@originseal/fingerprint'
import { sql } from 'kysely'
import type { DB } from '../../tables'
import { WatchedWorkEntity } from './watched-work.entity'

const db = statements<DB>()

/** Told when a work can be searched for. */
export const worksChannel = 'watched_works'

@Injectable()
export class WatchedWorksRepository {
  /** Told of again, a work is there already. */
  async keep(
    tx: Tx,
    { sealedAt, ...work }: PayloadOf<typeof workRegistered>,
    ownerId: string,
  ): Promise<void> {
    await this.lock(tx, work.workId)
    await tx.manager.upsert(WatchedWorkEntity, { ...work, ownerId, sealedAt: new Date(sealedAt) }, ['workId'])
    await tx.rows(db.selectNoFrom(sql`pg_notify(${worksChannel}, '')`.as('told')))
  }

  async setWindows(tx: Tx, workId: string, windows: PictureWindows): Promise<void> {
    await this.lock(tx, workId)
    await tx.rows(db.updateTable('watched_work').set({ windows }).where('work_id', '=', workId))
  }

  /** The first block counts: a later one, after a reorganisation, proves no earlier time. */
  async setAnchored(tx: Tx, workId: string, blockTime: Date): Promise<void> {
    await tx.rows(
      db
        .updateTable('watched_work')
        .set(({ fn, val }) => ({ anchored_at: fn.coalesce('anchored_at', val(blockTime)) }))
        .where('work_id', '=', workId),
    )
  }

  /** Before the index's turn, which the writing takes (scans/lock-scan.repository.ts). */
  private async lock(tx: Tx, workId: string): Promise<void> {
    await tx.rows(
      db.selectFrom('watched_work').select('work_id').where('work_id', '=', workId).forNoKeyUpdate(),
    )
  }
}
