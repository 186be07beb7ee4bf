import { Injectable } from '@nestjs/common'
import type { CaseEventKind } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { endings } from './deadline.rules'
import { DeadlinesRepository } from './deadlines.repository'
import type { ClockName } from './statutory-clock.rules'

/** A period that is over, and what follows. */
export interface EndedDeadline {
  readonly caseId: string
  readonly name: ClockName
  readonly event: CaseEventKind
  /** Names this end of this period. */
  readonly source: string
}

/** So many are ended in one transaction. */
const batch = 50
const lookAgainMs = 3_600_000

/** Periods at whose end something follows by itself. */
@Injectable()
export class DueDeadlines {
  constructor(private readonly deadlines: DeadlinesRepository) {}

  readonly names = Object.keys(endings) as ClockName[]

  /**
   * Ends some that are over.
   * @param follow says false where it can't be said yet what follows: the period is looked at again in an hour
   * @returns whether there may be more
   */
  async endSome(
    tx: Tx,
    name: ClockName,
    now: Date,
    follow: (ended: EndedDeadline) => Promise<boolean>,
  ): Promise<boolean> {
    const ending = endings[name]
    if (!ending) return false
    const due = await this.deadlines.due(tx, name, new Date(now.getTime() - ending.graceMs), batch)
    for (const clock of due) {
      const source = `deadline:${name}:${clock.endsAt.toISOString()}`
      const isOver = await follow({ caseId: clock.caseId, name, event: ending.event, source })
      if (isOver) await this.deadlines.end(tx, clock)
      else await this.deadlines.putOff(tx, clock, new Date(now.getTime() + lookAgainMs))
    }
    return due.length === batch
  }
}
