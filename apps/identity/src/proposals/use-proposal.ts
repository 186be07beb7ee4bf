import { Injectable } from '@nestjs/common'
import type { UseProposalResponse } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem, type Caller } from '@originseal/http'
import { AdministratorTermsQueries } from '../accounts/administrator-terms.queries'
import { Tokens } from '../tokens/tokens'
import { ProposalContents } from './proposal-contents'
import { mayBeUsed, stateOf, usableAloneFrom, useMs } from './proposal.rules'
import type { StoredProposal } from './proposal.view'
import { ProposalsRepository } from './proposals.repository'

/**
 * Gives the proof for the one act of an approved proposal. It names the idempotency key under which the act has its one
 * effect, so that a proof that is had again, as where an answer was lost, has no further one.
 */
@Injectable()
export class UseProposal {
  constructor(
    private readonly transaction: Transaction,
    private readonly proposals: ProposalsRepository,
    private readonly terms: AdministratorTermsQueries,
    private readonly contents: ProposalContents,
    private readonly tokens: Tokens,
  ) {}

  /** @throws Problem PROPOSAL_NOT_FOUND, PROPOSAL_NOT_OWN, PROPOSAL_NOT_APPROVED, PROPOSAL_CLOSED, PROPOSAL_EXPIRED */
  async execute(id: string, caller: Caller): Promise<UseProposalResponse> {
    const { proposal, usedAt } = await this.take(id, caller)
    const { params, body, withheld } = await this.contents.decrypt(id, proposal.content)
    const { operation, idempotencyKey, digest } = proposal
    const expiresAt = new Date(usedAt.getTime() + useMs)
    const proof = await this.tokens.proveFourEyes(caller, { operation, idempotencyKey, digest }, expiresAt)
    return {
      ...{ operation, params, body, idempotencyKey, proof },
      withheld: withheld.map(({ field }) => field),
      expiresAt: expiresAt.toISOString(),
    }
  }

  private take(id: string, { userId }: Caller): Promise<{ proposal: StoredProposal; usedAt: Date }> {
    return this.transaction.run(async (tx) => {
      const proposal = await this.proposals.lock(tx, id)
      if (proposal.proposedBy !== userId) throw new Problem('PROPOSAL_NOT_OWN')
      const now = new Date()
      const isAlone = await this.terms.isAlone(tx)
      if (!mayBeUsed(proposal, { now, isAlone })) throw refusalOf(proposal, now, isAlone)
      if (proposal.usedAt) return { proposal, usedAt: proposal.usedAt }
      await this.proposals.use(tx, id, { at: now, alone: proposal.approvedAt === null })
      return { proposal, usedAt: now }
    })
  }
}

function refusalOf(proposal: StoredProposal, now: Date, isAlone: boolean): Problem {
  const state = stateOf(proposal, now)
  if (state === 'expired') return new Problem('PROPOSAL_EXPIRED')
  if (state !== 'waiting') return new Problem('PROPOSAL_CLOSED')
  const from = isAlone && { usableFrom: usableAloneFrom(proposal).toISOString() }
  return new Problem('PROPOSAL_NOT_APPROVED', from || undefined)
}
