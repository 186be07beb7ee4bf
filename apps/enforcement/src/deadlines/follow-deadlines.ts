import { Injectable } from '@nestjs/common'
import type { CaseState } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { Regime } from '../notices/notice-facts'
import { clocksIn } from './deadline.rules'
import { DeadlinesRepository } from './deadlines.repository'
import { clockEnd } from './statutory-clock.rules'

/** Begins the periods of the state that a case has come into, and ends those of the one it has left. */
@Injectable()
export class FollowDeadlines {
  constructor(private readonly deadlines: DeadlinesRepository) {}

  async execute(
    tx: Tx,
    { id, state, changedAt }: { id: string; state: CaseState; changedAt: Date },
    regime: Regime | undefined,
  ): Promise<void> {
    await this.deadlines.voidAll(tx, id)
    for (const name of clocksIn(state, regime))
      await this.deadlines.start(tx, id, name, changedAt, clockEnd(name, changedAt))
  }
}
