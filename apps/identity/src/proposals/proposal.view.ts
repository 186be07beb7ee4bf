import type { Proposal } from '@originseal/contracts'
import type { ProposalContent } from './proposal-contents'
import { stateOf, type ProposalTimes } from './proposal.rules'

export interface StoredProposal extends ProposalTimes {
  readonly id: string
  readonly operation: string
  readonly idempotencyKey: string
  readonly digest: string
  /** Encrypted. */
  readonly content: string
  readonly reason: string
  readonly proposedBy: string
  readonly approvedBy: string | null
  readonly refusedBy: string | null
  readonly refusal: string | null
  readonly wasAlone: boolean
}

/** @param names of accounts, by their ids */
export function toProposal(
  row: StoredProposal,
  { params, body, withheld }: ProposalContent,
  names: ReadonlyMap<string, string>,
): Proposal {
  const decided = (by: string | null, at: Date | null) =>
    by === null || at === null ? null : { by, name: names.get(by) ?? null, at: at.toISOString() }
  const refused = decided(row.refusedBy, row.refusedAt)
  return {
    id: row.id,
    operation: row.operation,
    params,
    body,
    withheld,
    digest: row.digest,
    reason: row.reason,
    state: stateOf(row, new Date()),
    proposed: {
      by: row.proposedBy,
      name: names.get(row.proposedBy) ?? null,
      at: row.proposedAt.toISOString(),
    },
    expiresAt: row.expiresAt.toISOString(),
    approved: decided(row.approvedBy, row.approvedAt),
    refused: refused && { ...refused, reason: row.refusal ?? '' },
    usedAt: row.usedAt?.toISOString() ?? null,
    wasAlone: row.wasAlone,
  }
}
