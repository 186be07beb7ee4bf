import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { DeadlinesRepository, type ClockToRemind } from './deadlines.repository'
import { nextReminder } from './reminder.rules'

/** So many are reminded of in one transaction. */
const batch = 50

export type DueReminder = ClockToRemind

/** Periods whose owner is to be reminded. */
@Injectable()
export class DueReminders {
  constructor(private readonly deadlines: DeadlinesRepository) {}

  /**
   * Reminds of some, and plans their next reminders. Of what is over meanwhile nobody is reminded.
   * @returns whether there may be more
   */
  async some(tx: Tx, now: Date, remind: (clock: DueReminder) => Promise<void>): Promise<boolean> {
    const due = await this.deadlines.toRemind(tx, now, batch)
    for (const clock of due) {
      await this.deadlines.planReminder(tx, clock, nextReminder(clock.name, clock.endsAt, now))
      if (clock.endsAt > now) await remind(clock)
    }
    return due.length === batch
  }
}
