import { Injectable, Logger } from '@nestjs/common'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { VideoFiles } from './video-files'

/** Takes a scan of a video out of its owner's list, with its film and stills. One that still runs writes nothing more. */
@Injectable()
export class RemoveVideo {
  private readonly log = new Logger(RemoveVideo.name)

  constructor(
    private readonly idempotency: Idempotency,
    private readonly files: VideoFiles,
  ) {}

  /** @throws Problem VIDEO_SCAN_NOT_FOUND also for somebody else's */
  async execute(videoId: string, { userId }: Caller, key: string | undefined): Promise<void> {
    const request = { key, scope: `remove video ${userId}`, request: { videoId } }
    await this.idempotency.once(request, async (tx) => {
      const gone = await tx.query('DELETE FROM video_scan WHERE id = $1 AND owner_id = $2 RETURNING id', [
        videoId,
        userId,
      ])
      if (gone.length === 0) throw new Problem('VIDEO_SCAN_NOT_FOUND')
      tx.afterCommit(() => void this.removeFiles(videoId))
      return { videoId }
    })
  }

  /** What can't be removed now, the sweep removes (`sweep-videos.ts`). */
  private async removeFiles(videoId: string): Promise<void> {
    try {
      await this.files.removeAll(videoId)
    } catch (error) {
      this.log.warn({ videoId, err: error }, 'the files of a removed video are left to the sweep')
    }
  }
}
