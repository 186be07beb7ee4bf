import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { DeadlinesRepository, type CountedClock } from './deadlines.repository'
import {
  calendarVersions,
  clockEnd,
  countsByCalendar,
  type ClockEnd,
  type ClockName,
} from './statutory-clock.rules'

/** A period that ends otherwise than it was said. */
export interface Recounted extends ClockEnd {
  readonly name: ClockName
  readonly startedAt: Date
}

/** So many are looked at in one transaction. */
const batch = 100

/** Counts running periods by the calendars as they are now. One that has passed never moves. */
@Injectable()
export class CountAgain {
  constructor(private readonly deadlines: DeadlinesRepository) {}

  /** Names what everything was counted by that this program has counted. */
  readonly versions = calendarVersions.join(' ')

  /**
   * Counts some of those that were counted by another calendar, or could not be.
   * @param after the last of those before
   * @param hold holds a case until the transaction ends; false where it is not there any more
   * @param tell of one whose end has moved
   * @returns the last of them where there may be more
   */
  async some(
    tx: Tx,
    now: Date,
    after: CountedClock | undefined,
    {
      hold,
      tell,
    }: {
      hold: (caseId: string) => Promise<boolean>
      tell: (caseId: string, recounted: Recounted) => Promise<void>
    },
  ): Promise<CountedClock | undefined> {
    const clocks = await this.deadlines.countedByOthers(
      tx,
      { names: countsByCalendar, versions: calendarVersions, now, after },
      batch,
    )
    for (const clock of clocks) {
      const { caseId, name, startedAt, endsAt } = clock
      const end = clockEnd(name, startedAt)
      if (!end || !(await hold(caseId))) continue
      await this.deadlines.count(tx, clock, end)
      if (end.endsAt.getTime() !== endsAt?.getTime()) await tell(caseId, { ...end, name, startedAt })
    }
    return clocks.length === batch ? clocks.at(-1) : undefined
  }
}
