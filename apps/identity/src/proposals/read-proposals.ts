import { Injectable } from '@nestjs/common'
import {
  limits,
  type ListProposalsRequest,
  type ListProposalsResponse,
  type Proposal,
} from '@originseal/contracts'
import { Problem, readPage } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { AdministratorTermsQueries } from '../accounts/administrator-terms.queries'
import { ProposalContents } from './proposal-contents'
import { toProposal, type StoredProposal } from './proposal.view'
import { ProposalsQueries } from './proposals.queries'

/** Proposals as administrators see them: with who has proposed and decided, and what exactly. */
@Injectable()
export class ReadProposals {
  constructor(
    private readonly proposals: ProposalsQueries,
    private readonly contents: ProposalContents,
    private readonly accounts: AccountsQueries,
    private readonly terms: AdministratorTermsQueries,
  ) {}

  async page(query: ListProposalsRequest): Promise<ListProposalsResponse> {
    const read = (asked: object) => this.proposals.page({ ...query, ...asked })
    const { entries, nextCursor } = await readPage(query, read, ({ id }) => id)
    return {
      proposals: await this.views(entries),
      nextCursor,
      isAlone: await this.terms.isAlone(),
      delayMinutes: limits.approval.aloneMinutes,
    }
  }

  /** @throws Problem PROPOSAL_NOT_FOUND */
  async one(id: string): Promise<Proposal> {
    const row = await this.proposals.byId(id)
    const [view] = row ? await this.views([row]) : []
    if (!view) throw new Problem('PROPOSAL_NOT_FOUND')
    return view
  }

  private async views(rows: readonly StoredProposal[]): Promise<Proposal[]> {
    const people = rows.flatMap(({ proposedBy, approvedBy, refusedBy }) => [
      proposedBy,
      approvedBy,
      refusedBy,
    ])
    const names = await this.accounts.namesOf(people.filter((one) => one !== null))
    return Promise.all(
      rows.map(async (row) => toProposal(row, await this.contents.decrypt(row.id, row.content), names)),
    )
  }
}
