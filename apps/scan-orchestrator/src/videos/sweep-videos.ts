import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { VideoFiles } from './video-files'

const everyMs = 10 * 60_000
/** A film is stored before its row is committed. */
const graceMs = 10 * 60_000

/**
 * Removes the files of videos that are no more (removed, or their owner was erased) or never came to be (a rolled-back
 * upload), and films that were to be gone when their scan had ended but could not be removed then.
 */
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
