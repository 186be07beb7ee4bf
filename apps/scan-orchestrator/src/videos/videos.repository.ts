import { Injectable } from '@nestjs/common'
import type { ErrorCode, VideoStep } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { LookedAt } from './find-moments'

const db = statements<DB>()
const now = sql<Date>`now()`

@Injectable()
export class VideosRepository {
  async insert(tx: Tx, videoId: string, ownerId: string, filename: string): Promise<void> {
    const row = { id: videoId, owner_id: ownerId, filename, state: 'processing' as const, started_at: now }
    await tx.rows(db.insertInto('video_scan').values(row))
  }

  async say(tx: Tx, videoId: string, step: VideoStep, share: number): Promise<void> {
    await tx.rows(db.updateTable('video_scan').set({ step, share }).where('id', '=', videoId))
  }

  async complete(tx: Tx, videoId: string, found: LookedAt): Promise<void> {
    const { durationMs, frames, picturesSearched, matches } = found
    await tx.rows(
      db
        .updateTable('video_scan')
        .set({ state: 'completed', duration_ms: durationMs, frames, pictures_searched: picturesSearched })
        .set({ matches: JSON.stringify(matches), ended_at: now })
        .where('id', '=', videoId),
    )
  }

  async fail(tx: Tx, videoId: string, failure: ErrorCode): Promise<void> {
    await tx.rows(
      db.updateTable('video_scan').set({ state: 'failed', failure, ended_at: now }).where('id', '=', videoId),
    )
  }

  /** False where there is none, or it is somebody else's. */
  async remove(tx: Tx, videoId: string, ownerId: string): Promise<boolean> {
    const gone = await tx.rows(
      db.deleteFrom('video_scan').where('id', '=', videoId).where('owner_id', '=', ownerId).returning('id'),
    )
    return gone.length > 0
  }

  /** @returns their ids */
  async removeOfOwner(tx: Tx, ownerId: string): Promise<string[]> {
    const gone = await tx.rows(db.deleteFrom('video_scan').where('owner_id', '=', ownerId).returning('id'))
    return gone.map(({ id }) => id)
  }
}
