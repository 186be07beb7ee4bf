import { Injectable } from '@nestjs/common'
import type { ErrorCode, VideoStep } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { LookedAt } from './find-moments'

@Injectable()
export class VideosRepository {
  async insert(tx: Tx, videoId: string, ownerId: string, filename: string): Promise<void> {
    await tx.query(
      "INSERT INTO video_scan (id, owner_id, filename, state, started_at) VALUES ($1, $2, $3, 'processing', now())",
      [videoId, ownerId, filename],
    )
  }

  async say(tx: Tx, videoId: string, step: VideoStep, share: number): Promise<void> {
    await tx.query('UPDATE video_scan SET step = $2, share = $3 WHERE id = $1', [videoId, step, share])
  }

  async complete(tx: Tx, videoId: string, found: LookedAt): Promise<void> {
    const { durationMs, frames, picturesSearched, matches } = found
    await tx.query(
      `UPDATE video_scan SET state = 'completed', duration_ms = $2, frames = $3, pictures_searched = $4, matches = $5,
         ended_at = now() WHERE id = $1`,
      [videoId, durationMs, frames, picturesSearched, JSON.stringify(matches)],
    )
  }

  async fail(tx: Tx, videoId: string, failure: ErrorCode): Promise<void> {
    await tx.query("UPDATE video_scan SET state = 'failed', failure = $2, ended_at = now() WHERE id = $1", [
      videoId,
      failure,
    ])
  }

  /** False where there is none, or it is somebody else's. */
  async remove(tx: Tx, videoId: string, ownerId: string): Promise<boolean> {
    const gone = await tx.query('DELETE FROM video_scan WHERE id = $1 AND owner_id = $2 RETURNING id', [
      videoId,
      ownerId,
    ])
    return gone.length > 0
  }

  /** @returns their ids */
  async removeOfOwner(tx: Tx, ownerId: string): Promise<string[]> {
    const gone = await tx.query<{ id: string }>('DELETE FROM video_scan WHERE owner_id = $1 RETURNING id', [
      ownerId,
    ])
    return gone.map(({ id }) => id)
  }
}
