import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import type { ComparisonMethod } from '@originseal/fingerprint'
import { Loop } from '@originseal/runtime'
import { CompareWithWork } from '../crawled-images/compare-with-work'
import { IMAGE_INDEX, IndexUnanswered, type ImageIndex } from '../image-index/image-index'
import { hashLimit } from '../steps/suspicion.rules'
import type { WatchedWork } from '../works/watched-work'
import { WatchedWorksQueries } from '../works/watched-works.queries'
import { NoteSighting } from './note-sighting'
import { PatrolDatabase, type SightingRow } from './patrol-database'

const lookAgainMs = 5_000
const atOnce = 100

interface Copy {
  readonly workId: string
  readonly imageId: string
  readonly method: ComparisonMethod
}

/**
 * Holds every new public sighting, of whichever scan, against every watched work. What is alike is laid over that work;
 * a copy is noted for its next scan and told as a fact. Each sighting counts once, however many processes patrol.
 */
@Injectable()
export class PatrolSightings implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PatrolSightings.name)
  private readonly loop = new Loop({ name: 'patrol', everyMs: lookAgainMs, turn: () => this.turn() })

  constructor(
    private readonly database: PatrolDatabase,
    private readonly works: WatchedWorksQueries,
    private readonly compareWithWork: CompareWithWork,
    private readonly noteSighting: NoteSighting,
    @Inject(IMAGE_INDEX) private readonly index: ImageIndex,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  private async turn(): Promise<boolean> {
    try {
      return await this.goOn()
    } catch (error) {
      if (!(error instanceof IndexUnanswered)) throw error
      this.log.warn(`the patrol waits: ${error.message}`)
      return false
    }
  }

  /** @returns whether there may be more */
  private async goOn(): Promise<boolean> {
    const from = await this.database.position()
    const sightings = await this.database.sightingsAfter(from, atOnce)
    const last = sightings.at(-1)
    if (!last) return false
    const copies = await this.copiesAmong(sightings)
    const isOurs = await this.database.transaction.run(async (tx) => {
      // Another process may have been quicker: then all of this is done by it.
      const moved = await tx.query('UPDATE patrol SET position = $2 WHERE position = $1 RETURNING position', [
        from,
        last.sequence,
      ])
      if (moved.length === 0) return false
      for (const { workId, imageId, method } of copies)
        for (const sighting of sightings.filter((one) => one.imageId === imageId))
          await this.noteSighting.execute(tx, workId, sighting.sightingId, method)
      return true
    })
    return !isOurs || sightings.length === atOnce
  }

  private async copiesAmong(sightings: readonly SightingRow[]): Promise<Copy[]> {
    const images = [...new Map(sightings.map((sighting) => [sighting.imageId, sighting])).values()]
    const queries = images.map(({ hex, windows }) => [
      ...new Set([hex, ...(windows?.hashes ?? []).map((part) => part.hex)]),
    ])
    const found = await this.index.lookUp('works', queries, hashLimit)
    const copies: Copy[] = []
    for (const [i, { imageId }] of images.entries()) {
      for (const { key } of found[i] ?? []) {
        const work = await this.works.byIndexKey(key)
        const method = work && (await this.methodOf(work, imageId))
        if (work && method) copies.push({ workId: work.workId, imageId, method })
      }
    }
    // Noting one locks its work: works by id (scans/lock-order.ts).
    return copies.sort((one, other) => (one.workId < other.workId ? -1 : 1))
  }

  /** How the picture shows to be a copy; undefined if it does not. */
  private async methodOf(work: WatchedWork, imageId: string): Promise<ComparisonMethod | undefined> {
    const { verdict, method } = await this.compareWithWork.execute(work, imageId)
    return verdict === 'copy' ? method : undefined
  }
}
