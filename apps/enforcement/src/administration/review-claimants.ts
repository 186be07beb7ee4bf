import { Injectable } from '@nestjs/common'
import { reviewedClaimantsShown, type ReviewedClaimant } from '@originseal/contracts'
import { ClaimantRecordsQueries } from '../cases/claimant-records.queries'
import { ClaimantsQueries } from '../claimants/claimants.queries'
import { noRecord, standingOf, type ClaimantRecord } from '../claimants/record.rules'

const severity = { suspended: 0, review: 1, good: 2 } as const

/** Claimants whose standing is not good, or was decided about; the suspended ones first. */
@Injectable()
export class ReviewClaimants {
  constructor(
    private readonly claimants: ClaimantsQueries,
    private readonly records: ClaimantRecordsQueries,
  ) {}

  async execute(): Promise<ReviewedClaimant[]> {
    const records = await this.records.worst(reviewedClaimantsShown)
    const doubted = [...records]
      .filter(([, record]) => standingOf(record) !== 'good')
      .slice(0, reviewedClaimantsShown)
    const decisions = await this.claimants.decisions(
      doubted.map(([ownerId]) => ownerId),
      reviewedClaimantsShown,
    )
    const ownerIds = [...new Set([...decisions.keys(), ...doubted.map(([ownerId]) => ownerId)])]
    const [known, own] = await Promise.all([
      this.claimants.ofOwners(ownerIds),
      this.records.ofOwners(ownerIds),
    ])
    const shown = ownerIds.map((ownerId) =>
      toReviewed(ownerId, own.get(ownerId) ?? noRecord, decisions.get(ownerId), known.get(ownerId)),
    )
    return shown.toSorted((one, other) => severity[one.standing] - severity[other.standing])
  }

  /** How many of them nobody has decided about. */
  async waiting(): Promise<number> {
    const shown = await this.execute()
    return shown.filter(({ standing, decision }) => standing !== 'good' && !decision).length
  }
}

function toReviewed(
  ownerId: string,
  record: ClaimantRecord,
  decision: ReviewedClaimant['decision'],
  known: { readonly legalName: string; readonly email: string | null } | undefined,
): ReviewedClaimant {
  return {
    ownerId,
    ...(known && { legalName: known.legalName }),
    ...(known?.email && { email: known.email }),
    standing: decision?.standing ?? standingOf(record),
    record,
    ...(decision && { decision }),
  }
}
