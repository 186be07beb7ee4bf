import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import type { ErrorCode } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { VideoRefused } from '@originseal/fingerprint'
import { Loop } from '@originseal/runtime'
import { maxAttempts, retryAfterMs } from '../scans/scan.rules'
import { FindMoments, type LookedAt } from './find-moments'
import { VideoFiles } from './video-files'

const lookAgainMs = 5_000
/** Twice what the slowest film and its comparisons may take. */
const leaseMinutes = 6

interface Claimed {
  readonly id: string
  readonly attempts: number
}

/**
 * Looks at films one after another. A process that is killed loses its lease, another one begins that film anew, and
 * what the old one may still write is refused by its number of attempts.
 */
@Injectable()
export class LookAtVideos implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(LookAtVideos.name)
  private readonly loop = new Loop({ name: 'videos', everyMs: lookAgainMs, turn: () => this.turn() })

  constructor(
    private readonly transaction: Transaction,
    private readonly findMoments: FindMoments,
    private readonly files: VideoFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  wake(): void {
    this.loop.wake()
  }

  private async turn(): Promise<boolean> {
    const claimed = await this.claim()
    if (!claimed) return false
    if (claimed.attempts > maxAttempts) await this.fail(claimed, 'VIDEO_SCAN_FAILED')
    else await this.look(claimed)
    return true
  }

  private async look(claimed: Claimed): Promise<void> {
    try {
      await this.complete(claimed, await this.findMoments.execute(claimed.id))
    } catch (error) {
      if (error instanceof VideoRefused) return this.fail(claimed, error.code)
      this.log.error(
        { videoId: claimed.id, attempt: claimed.attempts, err: error },
        'a video could not be looked at',
      )
      if (claimed.attempts >= maxAttempts) await this.fail(claimed, 'VIDEO_SCAN_FAILED')
      else await this.giveBack(claimed)
    }
  }

  private async claim(): Promise<Claimed | undefined> {
    const [row] = await this.transaction.run((tx) =>
      tx.query<Claimed>(
        `UPDATE video_scan SET attempts = attempts + 1, leased_until = now() + make_interval(mins => $1)
         WHERE id = (SELECT id FROM video_scan
           WHERE state = 'processing' AND (leased_until IS NULL OR leased_until < now())
           ORDER BY started_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING id, attempts`,
        [leaseMinutes],
      ),
    )
    return row
  }

  private async complete(
    claimed: Claimed,
    { durationMs, frames, picturesSearched, matches }: LookedAt,
  ): Promise<void> {
    await this.write(
      claimed,
      `state = 'completed', duration_ms = $3, frames = $4, pictures_searched = $5, matches = $6, ended_at = now()`,
      [durationMs, frames, picturesSearched, JSON.stringify(matches)],
    )
    await this.files.removeFilm(claimed.id)
  }

  private async fail(claimed: Claimed, failure: ErrorCode): Promise<void> {
    await this.write(claimed, `state = 'failed', failure = $3, ended_at = now()`, [failure])
    await this.files.removeFilm(claimed.id)
  }

  /** Leased to nobody until its next try, after the same pauses as a task of a scan. */
  private giveBack(claimed: Claimed): Promise<void> {
    const seconds = retryAfterMs(claimed.attempts) / 1_000
    return this.write(claimed, 'leased_until = now() + make_interval(secs => $3)', [seconds])
  }

  private async write({ id, attempts }: Claimed, set: string, values: readonly unknown[]): Promise<void> {
    await this.transaction.run((tx) =>
      tx.query(`UPDATE video_scan SET ${set} WHERE id = $1 AND attempts = $2 AND state = 'processing'`, [
        id,
        attempts,
        ...values,
      ]),
    )
  }
}
