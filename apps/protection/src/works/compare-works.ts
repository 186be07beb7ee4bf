import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { ComparisonsQueries } from './comparisons.queries'
import { ComparisonsRepository } from './comparisons.repository'
import { WorkIndex } from './work-index'

const lookAgainMs = 30_000

/**
 * Notes which works look alike, once their registrations have committed: they get their numbers in turns, and each is
 * compared with all that have a smaller one. So no pair is missed, whichever processes they came to, and registrations do
 * not wait for each other (docs/adr/0076-comparison-after-registration.md).
 */
@Injectable()
export class CompareWorks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(CompareWorks.name)
  private readonly loop = new Loop({
    name: 'comparison of works',
    everyMs: lookAgainMs,
    turn: () => this.catchUp(),
  })
  private waiting = new Set<string>()
  private running: Promise<void> = Promise.resolve()
  private next: Promise<void> | undefined

  constructor(
    private readonly transaction: Transaction,
    private readonly queries: ComparisonsQueries,
    private readonly comparisons: ComparisonsRepository,
    private readonly index: WorkIndex,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  /** Resolves once this work is compared. Works that come while others are compared are compared together after them. */
  execute(workId: string): Promise<void> {
    this.waiting.add(workId)
    this.next ??= this.running
      .catch(() => undefined) // whoever waits for those was told
      .then(() => {
        const works = [...this.waiting]
        this.waiting.clear()
        this.next = undefined
        this.running = this.compare(works)
        return this.running
      })
    return this.next
  }

  private async compare(workIds: readonly string[]): Promise<void> {
    if (!(await this.queries.isAnyDue(workIds))) return
    await this.transaction.run((tx) => this.comparisons.numberWorks(tx))
    const works = await this.queries.due(workIds)
    const alike = await this.index.earlierAlike(works)
    await this.transaction.run((tx) =>
      this.comparisons.record(
        tx,
        works.map(({ id, key }, i) => ({ id, key, similar: alike[i] ?? [] })),
      ),
    )
  }

  /** Compares what a process has registered that ended before it could compare it. */
  private async catchUp(): Promise<boolean> {
    const left = await this.queries.leftBehind()
    await Promise.all(left.map((workId) => this.execute(workId)))
    if (left.length > 0) this.log.log(`${left.length} works compared that a process had left behind`)
    return false
  }
}
