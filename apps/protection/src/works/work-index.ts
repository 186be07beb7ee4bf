import { join } from 'node:path'
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { FollowedIndex } from '@originseal/fingerprint'
import { Loop } from '@originseal/runtime'
import { hashRows, idsByKey } from './work-index.queries'
import { similarFromQuality, similarWithin, type Work } from './work.rules'

export interface SimilarWork {
  readonly id: string
  /** Bits of 256 that differ, in the best of the eight turned and mirrored forms. */
  readonly distance: number
}

const lookAgainMs = 30_000
const mostSimilar = 100

/**
 * Finds sealed works that look alike, exactly, in memory. It reads with the transaction that holds the registration
 * lock: what other processes have committed before is found, what this one has not committed is never taken in.
 */
export class WorkIndex implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(WorkIndex.name)
  private readonly index: FollowedIndex<Tx>
  private readonly loop: Loop

  constructor(
    private readonly transaction: Transaction,
    folder: string,
    private readonly lockRegistration: (tx: Tx) => Promise<void>,
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

  /**
   * Sealed works that look like this one, nearest first, at most a hundred. `tx` holds the registration lock and has not
   * stored the work.
   */
  async similarTo(tx: Tx, work: Pick<Work, 'perceptualHash' | 'dihedrals'>): Promise<SimilarWork[]> {
    if (work.perceptualHash.quality < similarFromQuality) return []
    const [hits] = await this.index.nearest(tx, [work.dihedrals], similarWithin)
    const keys = [...(hits?.keys ?? [])].slice(0, mostSimilar)
    const ids = await idsByKey(tx, keys)
    return keys.map((key, i) => ({ id: ids.get(key) as string, distance: hits?.distances[i] as number }))
  }

  /** Erased works leave memory and disk also where nothing is registered. */
  private async keepUp(): Promise<boolean> {
    await this.transaction.run(async (tx) => {
      await this.lockRegistration(tx)
      await this.index.follow(tx)
    })
    if (this.index.saveDue) await this.index.save()
    return false
  }
}
