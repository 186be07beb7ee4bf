import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { Metrics } from '@originseal/runtime'
import { AuditChecksQueries } from './audit-checks.queries'
import { AuditChecksRepository } from './audit-checks.repository'
import { CheckDay } from './check-day'

export const watchAudit = defineRecurringJob({ name: 'audit.check-days', schedule: '41 * * * *' })

/** So many days an hour: those of a year are gone through within a day. */
const daysAtOnce = 20

/** Calculates the newest day and some of the others anew each hour, and tells how many do not hold. */
@Injectable()
export class WatchDays {
  constructor(
    private readonly transaction: Transaction,
    private readonly checkDay: CheckDay,
    private readonly queries: AuditChecksQueries,
    private readonly checks: AuditChecksRepository,
    metrics: Metrics,
  ) {
    metrics.gauge(
      {
        name: 'originseal_audit_faulty_days',
        help: 'Days of the audit log that did not hold when they were last calculated anew.',
      },
      async () => [{ value: await queries.faulty(), labels: {} }],
      [],
    )
  }

  @OnJob(watchAudit)
  async execute(): Promise<void> {
    for (const day of await this.queries.due(daysAtOnce)) {
      const { fault } = await this.checkDay.execute(day)
      await this.transaction.run((tx) => this.checks.save(tx, day, fault, new Date()))
    }
  }
}
