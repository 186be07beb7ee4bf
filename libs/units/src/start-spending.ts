import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import type { Unit, UnitEvents } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { SPENT_UNITS } from './count-units'
import { StartedUnitsRepository } from './started-units.repository'
import { UNIT_EVENTS } from './write-move'

/** Tells billing once per unit that this service spends it; billing answers with every grant that there is of it. */
@Injectable()
export class StartSpending implements OnApplicationBootstrap {
  constructor(
    private readonly transaction: Transaction,
    private readonly started: StartedUnitsRepository,
    private readonly outbox: Outbox,
    @Inject(UNIT_EVENTS) private readonly events: UnitEvents,
    @Inject(SPENT_UNITS) private readonly units: readonly Unit[],
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const unit of this.units) {
      await this.transaction.run(async (tx) => {
        if (await this.started.note(tx, unit)) await this.outbox.add(tx, this.events.spenderStarted, { unit })
      })
    }
  }
}
