import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'
import { lastingClocks } from './deadline.rules'
import { statutoryClocks, type ClockName } from './statutory-clock.rules'

const db = statements<DB>()
const ofOwner = (Object.keys(statutoryClocks) as ClockName[]).filter(
  (name) => statutoryClocks[name].owes === 'owner',
)

export interface RunningDeadline {
  readonly caseId: string
  readonly name: string
  readonly endsOn: string | null
  readonly endsAt: Date | null
}

@Injectable()
export class DeadlinesQueries {
  constructor(private readonly reads: Reads) {}

  async running(caseIds: readonly string[]): Promise<RunningDeadline[]> {
    const rows = await this.reads.rows(this.runningOf(caseIds))
    return rows.map(toDeadline)
  }

  /** The period of these cases by whose end an owner has to act first; one whose day is not known yet comes before all that are. */
  async next(caseIds: readonly string[]): Promise<RunningDeadline | undefined> {
    const [row] = await this.reads.rows(
      this.runningOf(caseIds)
        .where(({ eb, fn, val }) => eb('name', '=', fn.any(val(ofOwner))))
        .limit(1),
    )
    return row && toDeadline(row)
  }

  private runningOf(caseIds: readonly string[]) {
    return (
      db
        .selectFrom('case_clock')
        .select(({ ref, cast }) => [
          'case_id',
          'name',
          'ends_at',
          cast<string | null>(ref('ends_on'), 'text').as('ends_on'),
        ])
        .where(({ eb, fn, val }) => eb('case_id', '=', fn.any(val(caseIds))))
        .where('state', '=', 'running')
        // Nothing follows at the end of a lasting one: it is over then.
        .where(({ eb, or, not, fn, val }) =>
          or([
            eb('ends_at', 'is', null),
            eb('ends_at', '>', new Date()),
            not(eb('name', '=', fn.any(val(lastingClocks)))),
          ]),
        )
        .orderBy('ends_at', (order) => order.asc().nullsFirst())
    )
  }
}

const toDeadline = (row: {
  case_id: string
  name: string
  ends_on: string | null
  ends_at: Date | null
}): RunningDeadline => ({ caseId: row.case_id, name: row.name, endsOn: row.ends_on, endsAt: row.ends_at })
