import { Injectable } from '@nestjs/common'
import { caseStatesOfOwner, type SummarizeCasesResponse } from '@originseal/contracts'
import { DeadlinesQueries } from '../deadlines/deadlines.queries'
import { FoundCopiesQueries } from '../findings/found-copies.queries'
import { toDeadlineView } from './case.view'
import { CasesQueries } from './cases.queries'

/** So many cases can want their owner's eye; whoever has more looks at the list. */
const most = 200
const shownAlerts = 10

/** The numbers of an owner's first page. */
@Injectable()
export class SummarizeCases {
  constructor(
    private readonly cases: CasesQueries,
    private readonly deadlines: DeadlinesQueries,
    private readonly copies: FoundCopiesQueries,
  ) {}

  async execute(ownerId: string): Promise<SummarizeCasesResponse> {
    const [counts, waiting, undecided] = await Promise.all([
      this.cases.countsOfOwner(ownerId),
      this.cases.inStates(ownerId, caseStatesOfOwner, most),
      this.copies.countUndecided(ownerId),
    ])
    const next = await this.deadlines.next(waiting.map(({ id }) => id))
    const nextCase = waiting.find(({ id }) => id === next?.caseId)
    const alerts = waiting
      .toSorted((one, other) => Number(other.state === 'countered') - Number(one.state === 'countered'))
      .slice(0, shownAlerts)
      .map(({ id, number, state }) => ({ caseId: id, number, state }))
    const nextDeadline =
      next && nextCase ? { ...toDeadlineView(next), caseId: nextCase.id, number: nextCase.number } : null
    return { data: { counts, nextDeadline, alerts, undecided } }
  }
}
