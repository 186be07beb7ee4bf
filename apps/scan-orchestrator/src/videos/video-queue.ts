import { Injectable } from '@nestjs/common'
import type { ErrorCode, VideoStep } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { retryAfterMs } from '../scans/scan.rules'
import type { LookedAt } from './find-moments'

/** Told when a video waits. */
export const videoChannel = 'video_scans'
/** Twice what the slowest film and its comparisons may take. */
const leaseMinutes = 6

/** A video that this process holds. A later holder has a higher `fence`. */
export interface ClaimedVideo {
  readonly id: string
  /** How often it was begun, this time too; what a stopped process had begun does not count. */
  readonly attempts: number
  readonly fence: number
}

/** Another process holds the video now, or its owner removed it: nothing may be written for it any more. */
export class VideoLost extends Error {
  constructor() {
    super('the lease of this video is lost')
    this.name = 'VideoLost'
  }
}

/** Videos to be looked at, each held by one process at a time; what an earlier holder still writes is refused. */
@Injectable()
export class VideoQueue {
  constructor(private readonly transaction: Transaction) {}

  async add(tx: Tx, videoId: string, ownerId: string, filename: string): Promise<void> {
    await tx.query(
      "INSERT INTO video_scan (id, owner_id, filename, state, started_at) VALUES ($1, $2, $3, 'processing', now())",
      [videoId, ownerId, filename],
    )
    await tx.query(`NOTIFY ${videoChannel}`)
  }

  /** The oldest one that nobody holds. */
  async claim(): Promise<ClaimedVideo | undefined> {
    const [row] = await this.transaction.run((tx) =>
      tx.query<ClaimedVideo>(
        `UPDATE video_scan SET attempts = attempts + 1, fence = fence + 1,
           leased_until = now() + make_interval(mins => $1)
         WHERE id = (SELECT id FROM video_scan
           WHERE state = 'processing' AND (leased_until IS NULL OR leased_until < now())
           ORDER BY started_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING id, attempts, fence`,
        [leaseMinutes],
      ),
    )
    return row
  }

  /** @throws VideoLost */
  say(video: ClaimedVideo, step: VideoStep, share: number): Promise<void> {
    return this.write(video, 'step = $3, share = $4', [step, share])
  }

  /** @throws VideoLost */
  complete(video: ClaimedVideo, { durationMs, frames, picturesSearched, matches }: LookedAt): Promise<void> {
    return this.write(
      video,
      `state = 'completed', duration_ms = $3, frames = $4, pictures_searched = $5, matches = $6, ended_at = now()`,
      [durationMs, frames, picturesSearched, JSON.stringify(matches)],
    )
  }

  /** @throws VideoLost */
  fail(video: ClaimedVideo, failure: ErrorCode): Promise<void> {
    return this.write(video, `state = 'failed', failure = $3, ended_at = now()`, [failure])
  }

  /** Nobody's until its next try, after the same pauses as a task of a scan. @throws VideoLost */
  giveBack(video: ClaimedVideo): Promise<void> {
    return this.write(video, `${unbegun}, leased_until = now() + $3 * interval '1 ms'`, [
      retryAfterMs(video.attempts),
    ])
  }

  /** Nobody's at once: the video was not at fault, its process is being stopped. @throws VideoLost */
  release(video: ClaimedVideo): Promise<void> {
    return this.transaction.run(async (tx) => {
      await write(tx, video, `${unbegun}, leased_until = NULL, attempts = attempts - 1`, [])
      await tx.query(`NOTIFY ${videoChannel}`)
    })
  }

  private write(video: ClaimedVideo, set: string, values: readonly unknown[]): Promise<void> {
    return this.transaction.run((tx) => write(tx, video, set, values))
  }
}

const unbegun = "step = 'waiting', share = 0"

async function write(
  tx: Tx,
  { id, fence }: ClaimedVideo,
  set: string,
  values: readonly unknown[],
): Promise<void> {
  const written = await tx.query(
    `UPDATE video_scan SET ${set} WHERE id = $1 AND fence = $2 AND state = 'processing' RETURNING id`,
    [id, fence, ...values],
  )
  if (written.length === 0) throw new VideoLost()
}
