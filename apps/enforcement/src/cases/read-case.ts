import { Injectable } from '@nestjs/common'
import type { CaseView } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { RefundsQueries } from '@originseal/units'
import { DeadlinesQueries } from '../deadlines/deadlines.queries'
import type { CaseEntity } from './case.entity'
import { CaseEventsQueries } from './case-events.queries'
import { toCaseView } from './case.view'
import { CasesQueries } from './cases.queries'
import { spentBy } from './move-unit'

/** A case with its time line, running periods, and the refund of its unit. */
@Injectable()
export class ReadCase {
  constructor(
    private readonly cases: CasesQueries,
    private readonly events: CaseEventsQueries,
    private readonly deadlines: DeadlinesQueries,
    private readonly refunds: RefundsQueries,
  ) {}

  /** @throws Problem CASE_NOT_FOUND also for somebody else's */
  async execute(id: string, caller: Caller): Promise<CaseView> {
    return this.viewOf(await this.cases.ofOwner(id, caller))
  }

  async viewOf(row: CaseEntity): Promise<CaseView> {
    const { id } = row
    const [entries, deadlines, refund] = await Promise.all([
      this.events.ofCase(id),
      this.deadlines.running([id]),
      this.refunds.of(spentBy(id)),
    ])
    return toCaseView(row, entries, deadlines, refund)
  }
}
