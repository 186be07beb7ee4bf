import { Injectable, Logger } from '@nestjs/common'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { MirrorRepository } from './mirror.repository'

/** At 04:00 in Taipei, half an hour after the spenders have counted. */
const compareLedgers = defineRecurringJob({ name: 'mirror.compare', schedule: '0 20 * * *' })

/** Holds every night what the spenders counted against the mirror, and the grants against what was taken up. */
@Injectable()
export class CompareLedgers {
  private readonly log = new Logger(CompareLedgers.name)

  constructor(private readonly mirror: MirrorRepository) {}

  @OnJob(compareLedgers)
  async execute(): Promise<Effect> {
    const compared = await Promise.all(
      (await this.mirror.openCounts()).map(async (count) => {
        const until = new Date(count.until)
        const own = await this.mirror.count(count.unit, until)
        const untaken = await this.mirror.untakenGrants(count.unit, until)
        const differences = [
          ...(own.entries === count.entries && own.digest === count.digest
            ? []
            : [
                `the spender has ${count.entries} entries (${count.digest}), the mirror ${own.entries} (${own.digest})`,
              ]),
          ...untaken.map((lotId) => `lot ${lotId} was granted and not taken up`),
        ]
        for (const what of differences) this.log.error(`${count.unit} until ${count.until}: ${what}`)
        return { count, differences }
      }),
    )
    return async (tx) => {
      for (const { count, differences } of compared) await this.mirror.noteCompared(tx, count, differences)
    }
  }
}
