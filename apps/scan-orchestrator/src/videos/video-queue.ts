import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { defineJob, Jobs } from '@originseal/jobs'
import { z } from 'zod'
import type { OwnedData } from '../owners/owned-data'
import { removeVideoFiles } from './remove-video-files'
import { VideosRepository } from './videos.repository'

const payload = z.object({ videoId: z.uuid() })
export type VideoToLookAt = z.infer<typeof payload>

export const lookAtVideo = defineJob({
  name: 'videos.look-at',
  payload,
  /** Twice what the slowest film and its comparisons may take. */
  timeoutMs: 360_000,
  /** Storage away for 30 s fails no video. */
  retry: { tries: 3, pausesMs: [1_000, 30_000] },
})

/** The event that a video's unit is spent by. */
export const spentByVideo = (videoId: string): string => `video:${videoId}`

/** Videos come and go, and with them the jobs that they need. */
@Injectable()
export class VideoQueue implements OwnedData {
  constructor(
    private readonly jobs: Jobs,
    private readonly videos: VideosRepository,
  ) {}

  async add(tx: Tx, videoId: string, ownerId: string, filename: string): Promise<void> {
    await this.jobs.add(tx, lookAtVideo, { videoId }, { key: videoId })
    await this.videos.insert(tx, videoId, ownerId, filename)
  }

  /** One that is being looked at writes nothing more. False where there is none, or it is somebody else's. */
  async remove(tx: Tx, videoId: string, ownerId: string): Promise<boolean> {
    const isGone = await this.videos.remove(tx, videoId, ownerId)
    if (isGone) await this.forget(tx, videoId)
    return isGone
  }

  async erase(tx: Tx, ownerId: string): Promise<void> {
    for (const videoId of await this.videos.removeOfOwner(tx, ownerId)) await this.forget(tx, videoId)
  }

  private async forget(tx: Tx, videoId: string): Promise<void> {
    await this.jobs.cancel(tx, lookAtVideo, videoId)
    await this.jobs.add(tx, removeVideoFiles, { videoId, what: 'everything' })
  }
}
