import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Listener } from '@originseal/database'
import { VideoRefused } from '@originseal/fingerprint'
import { Loop } from '@originseal/runtime'
import { maxAttempts } from '../scans/scan.rules'
import { FindMoments } from './find-moments'
import { VideoFiles } from './video-files'
import type { SayProgress } from './video-progress.rules'
import { videoChannel, VideoLost, VideoQueue, type ClaimedVideo } from './video-queue'

const lookAgainMs = 5_000

/**
 * Looks at films one after another. A process that is killed loses its lease and another one begins that film anew; one
 * that is stopped ends what it does within moments and gives the film back for the next.
 */
@Injectable()
export class LookAtVideos implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(LookAtVideos.name)
  private readonly loop = new Loop({
    name: 'videos',
    everyMs: lookAgainMs,
    turn: (stopping) => this.turn(stopping),
  })

  constructor(
    private readonly listener: Listener,
    private readonly queue: VideoQueue,
    private readonly findMoments: FindMoments,
    private readonly files: VideoFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.on(videoChannel, () => this.loop.wake())
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  private async turn(stopping: AbortSignal): Promise<boolean> {
    const claimed = await this.queue.claim()
    if (!claimed) return false
    try {
      await this.look(claimed, stopping)
    } catch (error) {
      // Whoever holds it now, or has removed it, sees to its files.
      if (!(error instanceof VideoLost)) throw error
    }
    return !stopping.aborted
  }

  /** @throws VideoLost */
  private async look(claimed: ClaimedVideo, stopping: AbortSignal): Promise<void> {
    if (claimed.attempts > maxAttempts)
      return this.end(claimed, this.queue.fail(claimed, 'VIDEO_SCAN_FAILED'))
    try {
      const say: SayProgress = (step, share) => this.queue.say(claimed, step, share)
      const found = await this.findMoments.execute(claimed.id, say, stopping)
      await this.end(claimed, this.queue.complete(claimed, found))
    } catch (error) {
      if (error instanceof VideoLost) throw error
      if (stopping.aborted) return this.queue.release(claimed)
      if (error instanceof VideoRefused) return this.end(claimed, this.queue.fail(claimed, error.code))
      this.log.error(
        { videoId: claimed.id, attempt: claimed.attempts, err: error },
        'a video could not be looked at',
      )
      if (claimed.attempts < maxAttempts) return this.queue.giveBack(claimed)
      await this.end(claimed, this.queue.fail(claimed, 'VIDEO_SCAN_FAILED'))
    }
  }

  /** The film itself is not kept. */
  private async end({ id }: ClaimedVideo, written: Promise<void>): Promise<void> {
    await written
    await this.files.removeFilm(id)
  }
}
