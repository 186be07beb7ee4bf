import { Injectable, Logger } from '@nestjs/common'
import type { ErrorCode } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { VideoRefused } from '@originseal/fingerprint'
import { Jobs, OnJob, OnJobGivenUp, type Effect, type RunningJob } from '@originseal/jobs'
import { RefundUnits } from '@originseal/units'
import { FindMoments } from './find-moments'
import { removeVideoFiles } from './remove-video-files'
import type { SayProgress } from './video-progress.rules'
import { lookAtVideo, spentByVideo, type VideoToLookAt } from './video-queue'
import { VideosRepository } from './videos.repository'

/**
 * Looks at films one after another. Another process begins the film of one that was killed anew; one that is stopped ends
 * what it does within moments and gives the film back.
 */
@Injectable()
export class LookAtVideo {
  private readonly log = new Logger(LookAtVideo.name)

  constructor(
    private readonly transaction: Transaction,
    private readonly jobs: Jobs,
    private readonly videos: VideosRepository,
    private readonly findMoments: FindMoments,
    private readonly refundUnits: RefundUnits,
  ) {}

  @OnJob(lookAtVideo)
  async execute({ payload: { videoId }, signal, attempt, hold }: RunningJob<VideoToLookAt>): Promise<Effect> {
    const say: SayProgress = (step, share) =>
      this.transaction.run(async (tx) => {
        await hold(tx)
        await this.videos.say(tx, videoId, step, share)
      })
    try {
      const found = await this.findMoments.execute(videoId, say, signal)
      return (tx) => this.end(tx, videoId, this.videos.complete(tx, videoId, found))
    } catch (error) {
      if (error instanceof VideoRefused) return (tx) => this.fail(tx, videoId, error.code)
      await say('waiting', 0)
      if (!signal.aborted) this.log.error({ videoId, attempt, err: error }, 'a video could not be looked at')
      throw error
    }
  }

  @OnJobGivenUp(lookAtVideo)
  giveUp({ payload }: Pick<RunningJob<VideoToLookAt>, 'payload'>, _reason: string, tx: Tx): Promise<void> {
    return this.fail(tx, payload.videoId, 'VIDEO_SCAN_FAILED')
  }

  /** What brought nothing costs nothing. */
  private async fail(tx: Tx, videoId: string, failure: ErrorCode): Promise<void> {
    await this.refundUnits.execute(tx, spentByVideo(videoId), { kind: 'video', id: videoId })
    return this.end(tx, videoId, this.videos.fail(tx, videoId, failure))
  }

  /** The film itself is not kept. */
  private async end(tx: Tx, videoId: string, written: Promise<void>): Promise<void> {
    await written
    await this.jobs.add(tx, removeVideoFiles, { videoId, what: 'film' })
  }
}
