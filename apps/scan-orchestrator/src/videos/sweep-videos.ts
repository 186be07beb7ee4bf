import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { VideoFiles } from './video-files'

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
    private readonly reads: Reads,
    private readonly files: VideoFiles,
  ) {}

  @OnJob(sweepVideos)
  async sweep(): Promise<void> {
    await this.execute(new Date(Date.now() - graceMs))
  }

  /** Looks at files stored before `before`. */
  async execute(before: Date): Promise<void> {
    const found = await this.files.olderThan(before)
    const rows = await this.reads.query<{ id: string; isOver: boolean }>(
      `SELECT id, state <> 'processing' AS "isOver" FROM video_scan WHERE id = ANY($1::uuid[])`,
      [[...found.keys()]],
    )
    const isOver = new Map(rows.map((row) => [row.id, row.isOver]))
    for (const [id, { hasFilm }] of found) {
      if (!isOver.has(id)) await this.files.removeAll(id)
      else if (hasFilm && isOver.get(id)) await this.files.removeFilm(id)
    }
  }
}
