import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { VideoFiles } from './video-files'

const everyMs = 10 * 60_000
/** A film is stored before its row is committed. */
const graceMs = 10 * 60_000

/** Removes the files of videos that are no more (their owner was erased) or never came to be (a rolled-back upload). */
@Injectable()
export class SweepVideos implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Loop({
    name: 'video sweep',
    everyMs,
    turn: async () => {
      await this.execute(new Date(Date.now() - graceMs))
      return false
    },
  })

  constructor(
    private readonly reads: Reads,
    private readonly files: VideoFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  /** Looks at files stored before `before`. */
  async execute(before: Date): Promise<void> {
    const ids = await this.files.withFilesOlderThan(before)
    const rows = await this.reads.query<{ id: string }>(
      'SELECT id FROM video_scan WHERE id = ANY($1::uuid[])',
      [ids],
    )
    const kept = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!kept.has(id)) await this.files.removeAll(id)
  }
}
