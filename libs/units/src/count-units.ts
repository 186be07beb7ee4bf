import { Inject, Injectable } from '@nestjs/common'
import type { Unit, UnitEvents } from '@originseal/contracts'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { CountsRepository } from './counts.repository'
import { UNIT_EVENTS } from './write-move'

/** The units that the service spends. */
export const SPENT_UNITS = Symbol('units of this service')
/** At 03:30 in Taipei. */
export const countUnits = defineRecurringJob({ name: 'units.count', schedule: '30 19 * * *' })
/** What began longer ago has committed and has reached the mirror. */
const settledMs = 30 * 60_000

/** Tells billing every night what the ledger holds, so that it can compare its mirror. */
@Injectable()
export class CountUnits {
  constructor(
    private readonly counts: CountsRepository,
    private readonly outbox: Outbox,
    @Inject(UNIT_EVENTS) private readonly events: UnitEvents,
    @Inject(SPENT_UNITS) private readonly units: readonly Unit[],
  ) {}

  @OnJob(countUnits)
  execute(): Promise<Effect> {
    return this.countUntil(new Date(Date.now() - settledMs))
  }

  async countUntil(until: Date): Promise<Effect> {
    const counts = await Promise.all(
      this.units.map(async (unit) => ({
        unit,
        until: until.toISOString(),
        ...(await this.counts.count(unit, until)),
      })),
    )
    return async (tx) => {
      for (const count of counts) await this.outbox.add(tx, this.events.counted, count)
    }
  }
}
