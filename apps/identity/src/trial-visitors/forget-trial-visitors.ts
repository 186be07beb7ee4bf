import { Inject, Injectable, Logger } from '@nestjs/common'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { TrialVisitorsRepository } from './trial-visitors.repository'

export const TRIAL_VISITOR_DAYS = Symbol('days after which a visitor who never came back is forgotten')

const forgetTrialVisitors = defineRecurringJob({ name: 'trial-visitors.forget-old', schedule: '30 * * * *' })

/**
 * Removes the name, address and number of visitors who never came back. Their seals stay, because whoever holds the
 * certificate relies on them, and with a seal the name that was sealed (docs/adr/0010-mails-and-erasure.md).
 */
@Injectable()
export class ForgetTrialVisitors {
  private readonly log = new Logger(ForgetTrialVisitors.name)

  constructor(
    private readonly visitors: TrialVisitorsRepository,
    @Inject(TRIAL_VISITOR_DAYS) private readonly keepDays: number,
  ) {}

  @OnJob(forgetTrialVisitors)
  async execute(): Promise<Effect> {
    return async (tx) => {
      const removed = await this.visitors.removeOlder(tx, this.keepDays)
      if (removed > 0) tx.afterCommit(() => this.log.log(`forgot ${removed} trial visitors`))
    }
  }
}
