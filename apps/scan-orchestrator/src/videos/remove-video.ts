import { Injectable } from '@nestjs/common'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { VideoQueue } from './video-queue'

/** Takes a scan of a video out of its owner's list, with its film and stills. One that still runs writes nothing more. */
@Injectable()
export class RemoveVideo {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly queue: VideoQueue,
  ) {}

  /** @throws Problem VIDEO_SCAN_NOT_FOUND also for somebody else's */
  async execute(videoId: string, { userId }: Caller, key: string | undefined): Promise<void> {
    const request = { key, scope: `remove video ${userId}`, request: { videoId } }
    await this.idempotency.once(request, async (tx) => {
      if (!(await this.queue.remove(tx, videoId, userId))) throw new Problem('VIDEO_SCAN_NOT_FOUND')
      return { videoId }
    })
  }
}
