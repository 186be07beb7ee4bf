import { Injectable } from '@nestjs/common'
import { Reads, type Tx } from '@originseal/database'
import { ClaimReportsQueries, type UpheldReports } from '../claimants/claim-reports.queries'
import { fewestDecided, noRecord, type ClaimantRecord } from '../claimants/record.rules'

const decidedWithinMs = 180 * 86_400_000

/**
 * Whether the claim of the case `held` turned out to be wrong: also by the word of its owner, who accepted an objection, or by their
 * silence, where they left one with evidence unanswered.
 */
export const wrongClaim = `(coalesce(held.setback ->> 'kind' IN ('court-lost', 'conceded')
    OR held.setback ->> 'reason' IN ('ownership', 'licence', 'exception'), false)
  OR (held.outcome = 'withdrawn' AND held.filed_at IS NOT NULL AND EXISTS (SELECT FROM case_event conceded
    WHERE conceded.case_id = held.id AND conceded.kind = 'withdraw' AND conceded.facts ->> 'isWrongClaim' = 'true'))
  OR (held.filed_at IS NOT NULL AND EXISTS (SELECT FROM case_event silent
    WHERE silent.case_id = held.id AND silent.kind = 'objection-unanswered')))`

const decided = `SELECT owner_id, removed_at, ${wrongClaim} AS is_bad
  FROM takedown_case held WHERE changed_at > $1`
const counts = `count(*) FILTER (WHERE NOT is_bad AND removed_at IS NOT NULL)::int AS upheld,
  count(*) FILTER (WHERE is_bad)::int AS bad,
  count(*) FILTER (WHERE is_bad AND removed_at IS NOT NULL)::int AS countered`

type CountedNotices = Omit<ClaimantRecord, 'abusive'> & { readonly ownerId: string }

/** How the notices of claimants came out that were decided within 180 days, and which claims were found abusive. */
@Injectable()
export class ClaimantRecordsQueries {
  constructor(
    private readonly reads: Reads,
    private readonly reports: ClaimReportsQueries,
  ) {}

  async ofOwners(
    ownerIds: readonly string[],
    reader: Pick<Tx, 'query'> = this.reads,
  ): Promise<ReadonlyMap<string, ClaimantRecord>> {
    const [counted, abusive] = await Promise.all([
      reader.query<CountedNotices>(
        `SELECT owner_id AS "ownerId", ${counts} FROM (${decided} AND owner_id = ANY($2)) decided GROUP BY owner_id`,
        [since(), ownerIds],
      ),
      this.reports.upheldOf(ownerIds, since(), reader),
    ])
    return byOwner(counted, abusive)
  }

  /** Of those of whom enough notices were decided to say something, or a claim was abusive; the worst first. */
  async worst(most: number): Promise<ReadonlyMap<string, ClaimantRecord>> {
    const [counted, abusive] = await Promise.all([
      this.reads.query<CountedNotices>(
        `SELECT owner_id AS "ownerId", ${counts} FROM (${decided}) decided GROUP BY owner_id
         HAVING count(*) FILTER (WHERE is_bad OR removed_at IS NOT NULL) >= $2
         ORDER BY count(*) FILTER (WHERE is_bad)::float8 / count(*) FILTER (WHERE is_bad OR removed_at IS NOT NULL) DESC,
           owner_id LIMIT $3`,
        [since(), fewestDecided, most],
      ),
      this.reports.mostUpheld(most, since()),
    ])
    return byOwner(counted, abusive)
  }
}

const since = (): Date => new Date(Date.now() - decidedWithinMs)

function byOwner(
  counted: readonly CountedNotices[],
  abusive: readonly UpheldReports[],
): ReadonlyMap<string, ClaimantRecord> {
  const records = new Map(counted.map(({ ownerId, ...notices }) => [ownerId, { ...noRecord, ...notices }]))
  for (const { ownerId, abusive: claims } of abusive)
    records.set(ownerId, { ...(records.get(ownerId) ?? noRecord), abusive: claims })
  return records
}
