import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { WatchedWorksQueries } from '../../corpus/works/watched-works.queries'
import { EntitlementsQueries } from '../../findings/entitlements/entitlements.queries'
import { BeginScan } from '../begin-scan'
import { dueWorks } from './due-works.rules'
import { ScheduleQueries } from './schedule.queries'

export const beginScheduledScans = defineRecurringJob({
  name: 'scans.begin-scheduled',
  schedule: '*/5 * * * *',
})

/** Begins scans by itself for the works of owners whose plan includes that, week after week; they take no units. */
@Injectable()
export class BeginScheduledScans {
  constructor(
    private readonly transaction: Transaction,
    private readonly entitlements: EntitlementsQueries,
    private readonly works: WatchedWorksQueries,
    private readonly schedule: ScheduleQueries,
    private readonly beginScan: BeginScan,
  ) {}

  @OnJob(beginScheduledScans)
  async execute(): Promise<void> {
    for (const ownerId of await this.entitlements.ownersOf('patrol:automatic')) {
      const workIds = await this.works.idsOf(ownerId)
      const lastBegun = await this.schedule.lastBegun(ownerId)
      const running = await this.schedule.running(ownerId)
      for (const workId of dueWorks({ workIds, lastBegun, running }, new Date()))
        await this.transaction.run((tx) =>
          this.beginScan.execute(tx, { workId, ownerId, isScheduled: true, takesUnit: false }),
        )
    }
  }
}
