import { Injectable } from '@nestjs/common'
import type { ListNegotiationsResponse, PageRequest } from '@originseal/contracts'
import { readPage, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { toListedNegotiation } from './negotiation.view'
import { NegotiationsQueries } from './negotiations.queries'

@Injectable()
export class ListNegotiations {
  constructor(
    private readonly cases: CasesQueries,
    private readonly negotiations: NegotiationsQueries,
  ) {}

  async execute(page: PageRequest, { userId }: Caller): Promise<ListNegotiationsResponse> {
    const read = (asked: PageRequest) => this.negotiations.pageOfOwner(userId, asked)
    const { entries, nextCursor } = await readPage(page, read, ({ id }) => id)
    const rows = await this.cases.byIds(entries.map(({ caseId }) => caseId))
    const byId = new Map(rows.map((row) => [row.id, row]))
    const now = new Date()
    return {
      data: {
        negotiations: entries.flatMap((stored) => {
          const row = byId.get(stored.caseId)
          return row ? [toListedNegotiation(stored, stored.lastBy, row, now)] : []
        }),
        nextCursor,
      },
    }
  }
}
