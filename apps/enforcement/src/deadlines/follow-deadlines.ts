import { Injectable } from '@nestjs/common'
import type { CaseEventKind, CaseState } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { Regime } from '../notices/notice-facts'
import { clocksBy, clocksIn, periodsThatGoOn } from './deadline.rules'
import { DeadlinesRepository } from './deadlines.repository'
import { clockEnd, type ClockName } from './statutory-clock.rules'

/** What has brought a case into its state. */
export interface Cause {
  readonly kind: CaseEventKind
  readonly at: Date
  /** Under which the notice was made, where an answer to it is told. */
  readonly regime: Regime | undefined
}

/** Begins the periods of the state that a case has come into, and ends those of the one it has left. */
@Injectable()
export class FollowDeadlines {
  constructor(private readonly deadlines: DeadlinesRepository) {}

  async execute(
    tx: Tx,
    { id, state, changedAt }: { id: string; state: CaseState; changedAt: Date },
    { kind, at, regime }: Cause,
  ): Promise<void> {
    const begins = { at, changedAt, now: new Date() }
    await this.deadlines.voidAll(tx, id, periodsThatGoOn(kind))
    for (const name of [...clocksBy(kind, regime), ...clocksIn(state, regime)]) {
      const startedAt = beginOf(name, begins)
      await this.deadlines.start(tx, id, name, startedAt, clockEnd(name, startedAt))
    }
  }
}

/**
 * The law counts from what happened, though we were told of it later; what we ask of an owner counts from when we ask it, and our
 * watch from the removal.
 */
function beginOf(
  name: ClockName,
  { at, changedAt, now }: { readonly at: Date; readonly changedAt: Date; readonly now: Date },
): Date {
  if (name === 'owner-answer') return now
  return name === 'watch' ? changedAt : at
}
