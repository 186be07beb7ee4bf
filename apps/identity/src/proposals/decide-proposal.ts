import { Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import { stateOf } from './proposal.rules'
import type { StoredProposal } from './proposal.view'
import { ProposalsRepository } from './proposals.repository'

interface Decision {
  readonly id: string
  /** The administrator. */
  readonly by: string
}

/** Approves or refuses a proposal. */
@Injectable()
export class DecideProposal {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * @param decision.digest of the proposal that was read
   * @throws Problem PROPOSAL_NOT_FOUND, PROPOSAL_OWN, PROPOSAL_CLOSED, PROPOSAL_EXPIRED, PROPOSAL_CHANGED
   */
  async approve({ id, by, digest }: Decision & { readonly digest: string }, key: string | undefined) {
    const request = { key, scope: `approveProposal ${by}`, request: { id, digest } }
    await this.idempotency.once(request, async (tx) => {
      const proposal = await this.proposals.lock(tx, id)
      const at = new Date()
      if (proposal.proposedBy === by) throw new Problem('PROPOSAL_OWN')
      if (proposal.digest !== digest) throw new Problem('PROPOSAL_CHANGED')
      refuseUndecidable(proposal, at, ['waiting'])
      await this.proposals.approve(tx, id, { by, at })
    })
  }

  /**
   * What was approved can be withdrawn, too, as long as it was not done.
   * @throws Problem PROPOSAL_NOT_FOUND, PROPOSAL_CLOSED, PROPOSAL_EXPIRED
   */
  async refuse({ id, by, reason }: Decision & { readonly reason: string }, key: string | undefined) {
    const request = { key, scope: `refuseProposal ${by}`, request: { id, reason } }
    await this.idempotency.once(request, async (tx) => {
      const proposal = await this.proposals.lock(tx, id)
      const at = new Date()
      refuseUndecidable(proposal, at, ['waiting', 'approved'])
      await this.proposals.refuse(tx, id, { by, at, reason })
    })
  }
}

function refuseUndecidable(proposal: StoredProposal, now: Date, decidable: readonly string[]): void {
  const state = stateOf(proposal, now)
  if (state === 'expired') throw new Problem('PROPOSAL_EXPIRED')
  if (!decidable.includes(state)) throw new Problem('PROPOSAL_CLOSED')
}
