import { Injectable } from '@nestjs/common'
import { isUniqueViolation, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { StoredProposal } from './proposal.view'
import { proposalColumns } from './proposals.queries'

type NewProposal = Pick<
  StoredProposal,
  'id' | 'operation' | 'idempotencyKey' | 'digest' | 'content' | 'reason' | 'proposedBy' | 'expiresAt'
>

@Injectable()
export class ProposalsRepository {
  /** @throws Problem PROPOSAL_KEY_USED; the transaction is then good for nothing else */
  async insert(tx: Tx, given: NewProposal): Promise<void> {
    try {
      await tx.query(
        `INSERT INTO proposal
           (id, operation, idempotency_key, digest, content, reason, proposed_by, proposed_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), $8)`,
        [
          ...[given.id, given.operation, given.idempotencyKey, given.digest, given.content],
          ...[given.reason, given.proposedBy, given.expiresAt],
        ],
      )
    } catch (error) {
      if (isUniqueViolation(error, 'proposal_key_once')) throw new Problem('PROPOSAL_KEY_USED')
      throw error
    }
  }

  /** The proposal, held until `tx` ends. @throws Problem PROPOSAL_NOT_FOUND */
  async lock(tx: Tx, id: string): Promise<StoredProposal> {
    const [row] = await tx.query<StoredProposal>(
      `SELECT ${proposalColumns} FROM proposal WHERE id = $1 FOR UPDATE`,
      [id],
    )
    if (!row) throw new Problem('PROPOSAL_NOT_FOUND')
    return row
  }

  async approve(tx: Tx, id: string, { by, at }: { readonly by: string; readonly at: Date }): Promise<void> {
    await tx.query('UPDATE proposal SET approved_by = $2, approved_at = $3 WHERE id = $1', [id, by, at])
  }

  async refuse(
    tx: Tx,
    id: string,
    { by, at, reason }: { readonly by: string; readonly at: Date; readonly reason: string },
  ): Promise<void> {
    await tx.query('UPDATE proposal SET refused_by = $2, refused_at = $3, refusal = $4 WHERE id = $1', [
      id,
      by,
      at,
      reason,
    ])
  }

  async use(
    tx: Tx,
    id: string,
    { at, alone }: { readonly at: Date; readonly alone: boolean },
  ): Promise<void> {
    await tx.query('UPDATE proposal SET used_at = $2, was_alone = $3 WHERE id = $1', [id, at, alone])
  }

  /** The audit log goes on saying that there was one. */
  async forgetOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM proposal WHERE expires_at < now() - interval '30 days'`)
  }
}
