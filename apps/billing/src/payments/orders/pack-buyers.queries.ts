import { Injectable } from '@nestjs/common'
import type { ListCatalogueHoldersRequest } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import type { Holder, HolderCount } from '../../subscriptions/plan-holders.queries'

/** As the index says it: what was paid and handed out, by the name in the catalogue. */
const packOf = `coalesce(item->>'pack', item->>'kind')`
const isBought = `state = 'fulfilled' AND item->>'kind' <> 'plan'`

/** Who has bought which pack, by the version of the catalogue that it was bought from. */
@Injectable()
export class PackBuyersQueries {
  constructor(private readonly reads: Reads) {}

  counts(): Promise<HolderCount[]> {
    return this.reads.query(
      `SELECT ${packOf} AS offer, catalogue_version AS version, count(*)::int AS count FROM purchase_order
       WHERE ${isBought} GROUP BY 1, 2 ORDER BY 1, 2`,
    )
  }

  /** Newest first. */
  async page({ offer, version, cursor, limit }: ListCatalogueHoldersRequest): Promise<Holder[]> {
    const rows = await this.reads.query<Omit<Holder, 'since'> & { since: Date }>(
      `SELECT id, owner_id AS "ownerId", paid_at AS since FROM purchase_order
       WHERE ${isBought} AND ${packOf} = $1 AND catalogue_version = $2
         AND ($3::uuid IS NULL OR (paid_at, id) < (SELECT paid_at, id FROM purchase_order WHERE id = $3))
       ORDER BY paid_at DESC, id DESC LIMIT $4`,
      [offer, version, cursor ?? null, limit],
    )
    return rows.map(({ id, ownerId, since }) => ({ id, ownerId, since: since.toISOString() }))
  }
}
