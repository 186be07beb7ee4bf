import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { IndexUnanswered } from '../../corpus/image-index/image-index'
import { SightingsQueries } from '../../corpus/images/sightings.queries'
import { MatchWorks } from './match-works'
import { MonitoringRepository } from './monitoring.repository'
import { RecordMatch } from './record-match'

const lookAgainMs = 5_000
const atOnce = 100

/**
 * Holds every new public sighting, of whichever scan, against every watched work. What is alike is laid over that work;
 * a copy is noted for its next scan and told as a fact. Each sighting counts once, however many processes monitor.
 */
@Injectable()
export class MonitorSightings implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(MonitorSightings.name)
  private readonly loop = new Loop({ name: 'monitoring', everyMs: lookAgainMs, turn: () => this.turn() })

  constructor(
    private readonly transaction: Transaction,
    private readonly repository: MonitoringRepository,
    private readonly sightings: SightingsQueries,
    private readonly matchWorks: MatchWorks,
    private readonly recordMatch: RecordMatch,
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
      this.log.warn(`monitoring waits: ${error.message}`)
      return false
    }
  }

  /** @returns whether there may be more */
  private async goOn(): Promise<boolean> {
    const from = await this.repository.position()
    const sightings = await this.sightings.publicAfter(from, atOnce)
    const last = sightings.at(-1)
    if (!last) return false
    const copies = await this.matchWorks.execute(sightings)
    const isOurs = await this.transaction.run(async (tx) => {
      // Another process may have been quicker: then all of this is done by it.
      if (!(await this.repository.move(tx, from, last.sequence))) return false
      for (const { workId, imageId, method } of copies)
        for (const sighting of sightings.filter((one) => one.imageId === imageId))
          await this.recordMatch.execute(tx, workId, sighting.sightingId, method)
      return true
    })
    return !isOurs || sightings.length === atOnce
  }
}
