import { join } from 'node:path'
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import type { Reads } from '@originseal/database'
import { FollowedIndex } from '@originseal/fingerprint'
import { Loop } from '@originseal/runtime'
import type { Collection, ImageIndex, IndexHit } from './image-index'
import { IndexRows } from './index-rows.queries'
import { holds, type Shard } from './shard.rules'

const lookAgainMs = 10_000
/** An image that is behind is written after this time at the latest. */
const saveEveryMs = 600_000

/** The index, or one shard of it, in the memory of this process: a thread a collection, its image on disk. */
export class HeldIndex implements ImageIndex, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(HeldIndex.name)
  private readonly collections: Record<Collection, FollowedIndex<Reads>>
  private readonly loop = new Loop({ name: 'image index', everyMs: lookAgainMs, turn: () => this.keepUp() })
  private savedAt = performance.now()

  /** @param folder of the images */
  constructor(
    private readonly reads: Reads,
    folder: string,
    readonly shard: Shard,
  ) {
    const follow = (collection: Collection): FollowedIndex<Reads> =>
      new FollowedIndex({
        rows: new IndexRows(collection),
        path: join(folder, `${collection}-${shard.number}-of-${shard.of}.hamming`),
        holds: (hash) => holds(shard, hash),
        rebuilt: (why, rows) =>
          this.log.log(`index of ${rows} ${collection} built from the database (image: ${why})`),
      })
    this.collections = { pictures: follow('pictures'), works: follow('works') }
  }

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  /** Before the database goes: what is being read is read to its end, and written down for the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
    await Promise.all([this.collections.pictures.close(), this.collections.works.close()])
  }

  async lookUp(
    collection: Collection,
    queries: readonly (readonly string[])[],
    limit: number,
  ): Promise<IndexHit[][]> {
    const found = await this.collections[collection].nearest(this.reads, queries, limit)
    return found.map(({ keys, distances }) =>
      Array.from(keys, (key, i) => ({ key, distance: distances[i] as number })),
    )
  }

  /** Up to which rows it goes, and how many hashes of them it holds. */
  state(collection: Collection): FollowedIndex<Reads>['state'] {
    return this.collections[collection].state
  }

  /** Resolves once all rows are here: until then a service with this index only has nothing to answer. */
  async follow(): Promise<void> {
    await Promise.all([
      this.collections.pictures.follow(this.reads),
      this.collections.works.follow(this.reads),
    ])
  }

  private async keepUp(): Promise<boolean> {
    await this.follow()
    const isLate = performance.now() - this.savedAt > saveEveryMs
    const { pictures, works } = this.collections
    for (const index of [pictures, works]) if (isLate || index.saveDue) await index.save()
    if (isLate) this.savedAt = performance.now()
    return false
  }
}
