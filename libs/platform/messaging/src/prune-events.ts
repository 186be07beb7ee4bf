import { Inject, Injectable, Logger } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import type { EventTransport } from './event-message'
import { EVENT_TRANSPORT } from './tokens'

export const RETENTION_HOURS = Symbol('hours that an event is kept once everybody has had it')
/** A week, which is less than the two weeks between asking for an erasure and the erasure. */
export const defaultRetentionHours = 168

const pruneEvents = defineRecurringJob({ name: 'events.prune', schedule: '40 * * * *' })

/**
 * Forgets what was said and heard long ago: events can hold titles and names of files, and must not outlive what they
 * speak of by more than the retention. What somebody has not heard yet stays.
 */
@Injectable()
export class PruneEvents {
  private readonly log = new Logger(PruneEvents.name)

  constructor(
    private readonly transaction: Transaction,
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    @Inject(RETENTION_HOURS) private readonly retentionHours: number,
  ) {}

  /** Once, now. Gives the number of events that the transport forgot. */
  async execute(keepHours = this.retentionHours): Promise<number> {
    const { removed, givenUp, oldest, heldBackBy } = await this.transport.prune(keepHours)
    if (givenUp > 0) {
      this.log.error(`${givenUp} events that had been parked are gone without having had their effect`)
    }
    for (const group of heldBackBy) {
      this.log.warn(`events older than ${keepHours} h are kept because ${group} has not had them`)
    }
    await this.transaction.run(async (tx) => {
      await tx.query("DELETE FROM outbox WHERE sent_at < now() - $1 * interval '1 hour'", [keepHours])
      // A note outlives its event by one more retention, clocks included: whatever is delivered again finds it.
      await tx.query(
        `DELETE FROM inbox
         WHERE handled_at < least(now() - $1 * interval '1 hour', $2::timestamptz) - $1 * interval '1 hour'`,
        [keepHours, oldest ?? null],
      )
    })
    return removed
  }

  @OnJob(pruneEvents)
  async prune(): Promise<void> {
    const removed = await this.execute()
    if (removed > 0) this.log.log(`forgot ${removed} events that everybody has had`)
  }
}
