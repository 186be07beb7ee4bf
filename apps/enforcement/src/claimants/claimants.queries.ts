import { Injectable } from '@nestjs/common'
import type { ClaimantStanding, ClaimantView, ReviewedClaimant } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { ClaimantDetails } from './claimants.repository'

const db = statements<DB>()

@Injectable()
export class ClaimantsQueries {
  constructor(private readonly reads: Reads) {}

  /** What an administrator has said; undefined where nobody did. */
  async decidedStanding(
    ownerId: string,
    reader: Pick<Tx, 'rows'> = this.reads,
  ): Promise<ClaimantStanding | undefined> {
    const [row] = await reader.rows(
      db.selectFrom('claimant_decision').select('standing').where('owner_id', '=', ownerId),
    )
    return row?.standing as ClaimantStanding | undefined
  }

  /** Why an administrator has said so; undefined where nobody did. */
  async decisionOn(
    ownerId: string,
  ): Promise<{ readonly reason: string; readonly decidedAt: string } | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('claimant_decision').select(['reason', 'decided_at']).where('owner_id', '=', ownerId),
    )
    return row && { reason: row.reason, decidedAt: row.decided_at.toISOString() }
  }

  /** What administrators have said of these, and of those whom they spoke of last; the latest first. */
  async decisions(
    ownerIds: readonly string[],
    most: number,
  ): Promise<ReadonlyMap<string, NonNullable<ReviewedClaimant['decision']>>> {
    const latest = db
      .selectFrom('claimant_decision')
      .select('owner_id')
      .orderBy('decided_at', 'desc')
      .orderBy('owner_id')
      .limit(most)
    const rows = await this.reads.rows(
      db
        .selectFrom('claimant_decision')
        .selectAll()
        .where(({ eb, fn, val, or }) =>
          or([eb('owner_id', '=', fn.any(val(ownerIds))), eb('owner_id', 'in', latest)]),
        )
        .orderBy('decided_at', 'desc')
        .orderBy('owner_id'),
    )
    return new Map(
      rows.map(({ owner_id: ownerId, standing, reason, decided_by: decidedBy, decided_at: at }) => [
        ownerId,
        { standing: standing as ClaimantStanding, reason, decidedBy, decidedAt: at.toISOString() },
      ]),
    )
  }

  /** Who speaks in the notices of these owners, where that was given. */
  async ofOwners(
    ownerIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly legalName: string; readonly email: string | null }>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('claimant')
        .selectAll()
        .where(({ eb, fn, val }) => eb('owner_id', '=', fn.any(val(ownerIds)))),
    )
    return new Map(
      rows.map(({ owner_id: ownerId, details, email }) => {
        const { legalName } = details as ClaimantDetails
        return [ownerId, { legalName, email }]
      }),
    )
  }

  async ofOwner(ownerId: string): Promise<ClaimantView | null> {
    const [row] = await this.reads.rows(db.selectFrom('claimant').selectAll().where('owner_id', '=', ownerId))
    if (!row) return null
    return { ...(row.details as ClaimantDetails), email: row.email, savedAt: row.saved_at.toISOString() }
  }
}
