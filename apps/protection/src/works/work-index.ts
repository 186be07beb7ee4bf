import { join } from 'node:path'
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import type { Reads } from '@originseal/database'
import { FollowedIndex } from '@originseal/fingerprint'
import { Loop } from '@originseal/runtime'
import { hashRows } from './work-index.queries'
import { similarFromQuality, similarWithin, type Work } from './work.rules'

/** A work with the number under which the index knows it. */
export interface NumberedWork extends Pick<Work, 'perceptualHash' | 'dihedrals'> {
  readonly key: number
}

export interface SimilarWork {
  readonly key: number
  /** Bits of 256 that differ, in the best of the eight turned and mirrored forms. */
  readonly distance: number
}

const lookAgainMs = 30_000
const mostSimilar = 100

/** Finds sealed works that look alike, exactly, in memory, among all that were numbered before it is asked. */
export class WorkIndex implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(WorkIndex.name)
  private readonly index: FollowedIndex<Reads>
  private readonly loop: Loop

  constructor(
    private readonly reads: Reads,
    folder: string,
  ) {
    this.index = new FollowedIndex({
      rows: hashRows,
      path: join(folder, 'works.hamming'),
      rebuilt: (why, works) =>
        this.log.log(`index of ${works} works built from the database (image: ${why})`),
    })
    this.loop = new Loop({ name: 'work index', everyMs: lookAgainMs, turn: () => this.keepUp() })
  }

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  /** Works were erased. */
  wake(): void {
    this.loop.wake()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
    await this.index.close()
  }

  /** For each work, those with a smaller number that look like it, nearest first, at most a hundred. */
  async earlierAlike(works: readonly NumberedWork[]): Promise<SimilarWork[][]> {
    const telling = works.filter(({ perceptualHash }) => perceptualHash.quality >= similarFromQuality)
    const hashes = telling.map(({ dihedrals }) => dihedrals)
    const found = hashes.length > 0 ? await this.index.nearest(this.reads, hashes, similarWithin) : []
    const byKey = new Map(telling.map(({ key }, i) => [key, found[i]]))
    return works.map(({ key: own }) => {
      const { keys = [], distances = [] } = byKey.get(own) ?? {}
      return Array.from(keys, (key, i) => ({ key, distance: distances[i] as number }))
        .filter(({ key }) => key < own)
        .slice(0, mostSimilar)
    })
  }

  /** Erased works leave memory and disk also where nothing is registered. */
  private async keepUp(): Promise<boolean> {
    await this.index.follow(this.reads)
    if (this.index.saveDue) await this.index.save()
    return false
  }
}
