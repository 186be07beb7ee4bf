import { Injectable } from '@nestjs/common'
import type {
  AdministeredNegotiation,
  ListUserNegotiationsResponse,
  PageRequest,
} from '@originseal/contracts'
import { readPage } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { endsAt } from './ends-at.rules'
import type { NegotiatedCase } from './negotiated-case'
import { standingNow, toListedNegotiation } from './negotiation.view'
import {
  NegotiationsQueries,
  type ListedStoredNegotiation,
  type NegotiationSummary,
} from './negotiations.queries'

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
          return row && summary ? [toAdministered(stored, row, summary, now)] : []
        }),
        nextCursor,
      },
    }
  }
}

function toAdministered(
  stored: ListedStoredNegotiation,
  row: NegotiatedCase,
  { entryCount, agreedTerms }: NegotiationSummary,
  now: Date,
): AdministeredNegotiation {
  const negotiation = standingNow(stored, row, now)
  const { offer, agreement, frozenAt } = negotiation
  return {
    ...toListedNegotiation(stored, stored.lastBy, row, now),
    claimantName: stored.claimantName,
    frozenAt: frozenAt && frozenAt.toISOString(),
    entryCount,
    offer: offer && { number: offer.number, by: offer.by, expiresAt: offer.expiresAt.toISOString() },
    agreement: agreement && {
      number: agreement.number,
      acceptedAt: agreement.acceptedAt.toISOString(),
      signedBy: [...agreement.signedBy],
    },
    endsAt: endsAt(negotiation, agreedTerms)?.toISOString() ?? null,
  }
}
