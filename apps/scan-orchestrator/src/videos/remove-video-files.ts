import { Injectable } from '@nestjs/common'
import { defineJob, doubling, OnJob, type RunningJob } from '@originseal/jobs'
import { z } from 'zod'
import { VideoFiles } from './video-files'

const payload = z.object({ videoId: z.uuid(), what: z.enum(['film', 'everything']) })

/** What nobody may keep: it is tried for a week before a person has to look. */
export const removeVideoFiles = defineJob({
  name: 'videos.remove-files',
  isOwed: true,
  payload,
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})

/** Removes the film of a video whose scan has ended, and all files of one that was removed. */
@Injectable()
export class RemoveVideoFiles {
  constructor(private readonly files: VideoFiles) {}

  @OnJob(removeVideoFiles)
  async execute({ payload: { videoId, what } }: RunningJob<z.infer<typeof payload>>): Promise<void> {
    if (what === 'film') await this.files.removeFilm(videoId)
    else await this.files.removeAll(videoId)
  }
}
