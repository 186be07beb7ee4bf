import { Injectable } from '@nestjs/common'
import type { ListCatalogueHoldersRequest, OfferName, Plan } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

export interface HolderCount {
  readonly offer: OfferName
  readonly version: number
  readonly count: number
}

/** Whose plan or pack it is, and since when; the id is that of the subscription or order. */
export interface Holder {
  readonly id: string
  readonly ownerId: string
  readonly since: string
}

/** Who is on which plan, by the version of the catalogue that it was bought under. */
@Injectable()
export class PlanHoldersQueries {
  constructor(private readonly reads: Reads) {}

  counts(): Promise<HolderCount[]> {
    return this.reads.query(
      `SELECT plan AS offer, catalogue_version AS version, count(*)::int AS count FROM subscription
       WHERE state <> 'ended' GROUP BY plan, catalogue_version ORDER BY plan, catalogue_version`,
    )
  }

  /** Newest first. */
  async page({
    offer,
    version,
    cursor,
    limit,
  }: ListCatalogueHoldersRequest & { offer: Plan }): Promise<Holder[]> {
    const last = db
      .selectFrom('subscription')
      .select(['started_at', 'id'])
      .where('id', '=', cursor ?? null)
    const rows = await this.reads.rows(
      db
        .selectFrom('subscription')
        .select(['id', 'owner_id', 'started_at'])
        .where('plan', '=', offer)
        .where('catalogue_version', '=', version)
        .where('state', '<>', 'ended')
        .$if(cursor !== undefined, (page) =>
          page.where(({ eb, refTuple }) =>
            eb(refTuple('started_at', 'id'), '<', last.$asTuple('started_at', 'id')),
          ),
        )
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
    return rows.map(({ id, owner_id: ownerId, started_at: at }) => ({
      id,
      ownerId,
      since: at.toISOString(),
    }))
  }
}
