import { Injectable } from '@nestjs/common'
import type { ListUserNegotiationsResponse, PageRequest } from '@originseal/contracts'
import { readPage } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { toAdministeredNegotiation } from './administered-negotiation.view'
import { NegotiationsQueries } from './negotiations.queries'

/** Somebody's negotiations, as administrators see them listed: nothing of what was said. */
@Injectable()
export class ListUserNegotiations {
  constructor(
    private readonly cases: CasesQueries,
    private readonly negotiations: NegotiationsQueries,
  ) {}

  async execute(ownerId: string, page: PageRequest): Promise<ListUserNegotiationsResponse> {
    const read = (asked: PageRequest) => this.negotiations.pageOfOwner(ownerId, asked)
    const { entries, nextCursor } = await readPage(page, read, ({ id }) => id)
    const [rows, summaries] = await Promise.all([
      this.cases.byIds(entries.map(({ caseId }) => caseId)),
      this.negotiations.summariesOf(entries.map(({ id }) => id)),
    ])
    const byId = new Map(rows.map((row) => [row.id, row]))
    const now = new Date()
    return {
      data: {
        negotiations: entries.flatMap((stored) => {
          const [row, summary] = [byId.get(stored.caseId), summaries.get(stored.id)]
          return row && summary ? [toAdministeredNegotiation(stored, row, summary, now)] : []
        }),
        nextCursor,
      },
    }
  }
}
