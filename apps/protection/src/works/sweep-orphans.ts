import { Injectable, Logger } from '@nestjs/common'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { WorkFiles } from './work-files'
import { WorksQueries } from './works.queries'

const hourMs = 3_600_000
const sweepOrphans = defineRecurringJob({ name: 'works.sweep-orphans', schedule: '0 * * * *' })

/** Removes what a process that died in the middle of a registration left in the stores: files without a work. */
@Injectable()
export class SweepOrphans {
  private readonly log = new Logger(SweepOrphans.name)

  constructor(
    private readonly files: WorkFiles,
    private readonly works: WorksQueries,
  ) {}

  /** `olderThan`: only what has lain so long; a younger file may belong to a registration that still runs. */
  async execute(olderThan: Date): Promise<number> {
    let removed = await this.files.objects.sweepTemporary()
    for await (const { key } of this.files.objects.list('works/', { olderThan })) {
      if (await this.works.exists(key.split('/')[1] as string)) continue
      await this.files.objects.remove(key)
      removed += 1
    }
    const { unpinned } = await this.files.content.collect(this.works.allCids(), { olderThan })
    return removed + unpinned
  }

  @OnJob(sweepOrphans)
  async sweep(): Promise<void> {
    const removed = await this.execute(new Date(Date.now() - hourMs))
    if (removed > 0) this.log.log(`removed ${removed} leftovers of interrupted registrations`)
  }
}
