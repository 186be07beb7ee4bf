import { Injectable } from '@nestjs/common'
import type { ListProposalsRequest } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import type { StoredProposal } from './proposal.view'

export const proposalColumns = `id, operation, idempotency_key AS "idempotencyKey", digest, content, reason,
  proposed_by AS "proposedBy", proposed_at AS "proposedAt", expires_at AS "expiresAt",
  approved_by AS "approvedBy", approved_at AS "approvedAt", refused_by AS "refusedBy",
  refused_at AS "refusedAt", refusal, used_at AS "usedAt", was_alone AS "wasAlone"`

/** Those that wait for a decision, or to be done. */
const isOpen = 'refused_at IS NULL AND used_at IS NULL AND expires_at > now()'

@Injectable()
export class ProposalsQueries {
  constructor(private readonly reads: Reads) {}

  async byId(id: string): Promise<StoredProposal | undefined> {
    const [row] = await this.reads.query<StoredProposal>(
      `SELECT ${proposalColumns} FROM proposal WHERE id = $1`,
      [id],
    )
    return row
  }

  /** Proposals after the one called `cursor`, newest first. */
  page({ cursor, limit, open, search }: ListProposalsRequest): Promise<StoredProposal[]> {
    return this.reads.query<StoredProposal>(
      `SELECT ${proposalColumns} FROM proposal
       WHERE ($1::uuid IS NULL OR (proposed_at, id) <
           (SELECT last.proposed_at, last.id FROM proposal last WHERE last.id = $1))
         ${open ? `AND ${isOpen}` : ''}
         AND ($3::uuid IS NULL OR id = $3)
       ORDER BY proposed_at DESC, id DESC LIMIT $2`,
      [cursor ?? null, limit, search ?? null],
    )
  }

  /** How many wait for another administrator's decision. */
  async waiting(): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM proposal WHERE ${isOpen} AND approved_at IS NULL`,
    )
    return row?.count ?? 0
  }
}
