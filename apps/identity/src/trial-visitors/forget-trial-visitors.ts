import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { TrialVisitorsRepository } from './trial-visitors.repository'

const hourMs = 3_600_000

/**
 * Removes the name, address and number of visitors who never came back. Their seals stay, because whoever holds the
 * certificate relies on them, and with a seal the name that was sealed (docs/adr/0010-mails-and-erasure.md).
 */
@Injectable()
export class ForgetTrialVisitors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(ForgetTrialVisitors.name)
  private readonly loop = new Loop({ name: 'trial visitors', everyMs: hourMs, turn: () => this.execute() })

  constructor(
    private readonly transaction: Transaction,
    private readonly visitors: TrialVisitorsRepository,
    private readonly keepDays: number,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  async execute(): Promise<false> {
    const removed = await this.transaction.run((tx) => this.visitors.removeOlder(tx, this.keepDays))
    if (removed > 0) this.log.log(`forgot ${removed} trial visitors`)
    return false
  }
}
