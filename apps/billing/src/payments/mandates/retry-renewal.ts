import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { RunningPlan } from '../../subscriptions/running-plan'
import { MandatesRepository } from './mandates.repository'
import { retryMandate } from './retry-mandate.job'

/** A member says that the card is in order again: the charge that has failed is tried once more. */
@Injectable()
export class RetryRenewal {
  constructor(
    private readonly transaction: Transaction,
    private readonly plan: RunningPlan,
    private readonly mandates: MandatesRepository,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem RENEWAL_NOT_FAILED */
  execute(ownerId: string): Promise<void> {
    return this.transaction.run(async (tx) => {
      const running = await this.plan.lock(tx, ownerId)
      const mandate = running?.state === 'past-due' && (await this.mandates.lockOf(tx, running.id))
      if (!mandate || mandate.state !== 'running') throw new Problem('RENEWAL_NOT_FAILED')
      await this.jobs.cancel(tx, retryMandate, mandate.number)
      await this.jobs.add(tx, retryMandate, { number: mandate.number }, { key: mandate.number })
    })
  }
}
