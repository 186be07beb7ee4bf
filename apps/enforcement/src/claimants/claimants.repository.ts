import { Injectable } from '@nestjs/common'
import type { ClaimantStanding, ClaimantView } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

export type ClaimantDetails = Omit<ClaimantView, 'email' | 'savedAt'>

export interface ClaimantDecision {
  readonly standing: ClaimantStanding
  readonly reason: string
  readonly decidedBy: string
  readonly decidedAt: Date
}

@Injectable()
export class ClaimantsRepository {
  async save(tx: Tx, ownerId: string, details: ClaimantDetails, email: string | null): Promise<void> {
    const values = { details: JSON.stringify(details), email, saved_at: new Date() }
    await tx.rows(
      db
        .insertInto('claimant')
        .values({ owner_id: ownerId, ...values })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(values)),
    )
  }

  async decide(tx: Tx, ownerId: string, decision: ClaimantDecision): Promise<void> {
    const { standing, reason, decidedBy, decidedAt } = decision
    const values = { standing, reason, decided_by: decidedBy, decided_at: decidedAt }
    await tx.rows(
      db
        .insertInto('claimant_decision')
        .values({ owner_id: ownerId, ...values })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(values)),
    )
  }

  async erase(tx: Tx, ownerId: string): Promise<void> {
    await tx.rows(db.deleteFrom('claimant').where('owner_id', '=', ownerId))
    await tx.rows(db.deleteFrom('claimant_decision').where('owner_id', '=', ownerId))
  }
}
