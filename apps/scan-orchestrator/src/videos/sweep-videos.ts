import { Injectable } from '@nestjs/common'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { VideoFiles } from './video-files'
import { VideosQueries } from './videos.queries'

const sweepVideos = defineRecurringJob({ name: 'videos.sweep', schedule: '*/10 * * * *' })
/** A film is stored before its row is committed. */
const graceMs = 10 * 60_000

/**
 * Removes the files of videos that never came to be (a rolled-back upload), and what a worker still wrote of one that was
 * removed meanwhile.
 */
@Injectable()
export class SweepVideos {
  constructor(
    private readonly videos: VideosQueries,
    private readonly files: VideoFiles,
  ) {}

  @OnJob(sweepVideos)
  async sweep(): Promise<void> {
    await this.execute(new Date(Date.now() - graceMs))
  }

  /** Looks at files stored before `before`. */
  async execute(before: Date): Promise<void> {
    const found = await this.files.olderThan(before)
    const isOver = await this.videos.areOver([...found.keys()])
    for (const [id, { hasFilm }] of found) {
      if (!isOver.has(id)) await this.files.removeAll(id)
      else if (hasFilm && isOver.get(id)) await this.files.removeFilm(id)
    }
  }
}
