import { Injectable } from '@nestjs/common'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { ChargePeriod } from './charge-period'
import { MandatesQueries } from './mandates.queries'

const chargeDue = defineRecurringJob({ name: 'mandates.charge-due', schedule: '*/5 * * * * *' })

/** Charges every mandate whose next period has begun. */
@Injectable()
export class ChargeDue {
  constructor(
    private readonly queries: MandatesQueries,
    private readonly chargePeriod: ChargePeriod,
  ) {}

  @OnJob(chargeDue)
  async execute(): Promise<void> {
    for (const tradeNo of await this.queries.due(new Date()))
      await this.chargePeriod.execute(tradeNo, { hasSucceeded: true, notices: 'usual' })
  }
}
