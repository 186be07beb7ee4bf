import { Injectable } from '@nestjs/common'
import { searchedAs, type AdministeredCase, type ListAdministeredCasesRequest } from '@originseal/contracts'
import { AdministeredCasesQueries } from '../cases/administered-cases.queries'
import { NegotiationsQueries } from '../negotiations/negotiations.queries'

/** Everybody's cases, newest first. The id of a negotiation stands for its case. */
@Injectable()
export class FindCases {
  constructor(
    private readonly cases: AdministeredCasesQueries,
    private readonly negotiations: NegotiationsQueries,
  ) {}

  async page(asked: ListAdministeredCasesRequest): Promise<AdministeredCase[]> {
    const found = asked.search === undefined ? undefined : searchedAs(asked.search)[0]
    const caseId = found?.by === 'id' ? await this.negotiations.caseOf(found.value) : undefined
    return this.cases.page(caseId === undefined ? asked : { ...asked, search: caseId })
  }
}
