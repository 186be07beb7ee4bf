import { Injectable } from '@nestjs/common'
import { searchedAs, type AdministeredCase, type ListAdministeredCasesRequest } from '@originseal/contracts'
import { AdministeredCasesQueries } from '../cases/administered-cases.queries'
import { NegotiationsQueries } from '../negotiations/negotiations.queries'
import { NoticesQueries } from '../notices/notices.queries'

/** So many whose notices do not leave are listed; where there are more, the mail server is away, and not one case is at fault. */
const mostUnsent = 1_000

/** Everybody's cases, newest first. The id of a negotiation stands for its case. */
@Injectable()
export class FindCases {
  constructor(
    private readonly cases: AdministeredCasesQueries,
    private readonly negotiations: NegotiationsQueries,
    private readonly notices: NoticesQueries,
  ) {}

  async page(asked: ListAdministeredCasesRequest): Promise<AdministeredCase[]> {
    const found = asked.search === undefined ? undefined : searchedAs(asked.search)[0]
    const caseId = found?.by === 'id' ? await this.negotiations.caseOf(found.value) : undefined
    const ids = asked.unsent === true ? await this.notices.unsentCases(mostUnsent) : undefined
    return this.cases.page({ ...asked, ids, ...(caseId !== undefined && { search: caseId }) })
  }
}
