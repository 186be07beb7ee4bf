import { Injectable } from '@nestjs/common'
import type { CaseView } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { DeadlinesQueries } from '../deadlines/deadlines.queries'
import { CaseEventsQueries } from './case-events.queries'
import { toCaseView } from './case.view'
import { CasesQueries } from './cases.queries'

/** A case with its time line and running periods. */
@Injectable()
export class ReadCase {
  constructor(
    private readonly cases: CasesQueries,
    private readonly events: CaseEventsQueries,
    private readonly deadlines: DeadlinesQueries,
  ) {}

  /** @throws Problem CASE_NOT_FOUND also for somebody else's */
  async execute(id: string, caller: Caller): Promise<CaseView> {
    const row = await this.cases.ofOwner(id, caller)
    const [entries, deadlines] = await Promise.all([this.events.ofCase(id), this.deadlines.running([id])])
    return toCaseView(row, entries, deadlines)
  }
}
