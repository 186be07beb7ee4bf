import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { Holder } from './unit-demand'

@Injectable()
export class BalancesQueries {
  constructor(private readonly reads: Reads) {}

  /** What the owner could spend now; whoever spends finds out whether it is still there. */
  async available({ ownerId, unit }: Holder): Promise<number> {
    const [row] = await this.reads.query<{ available: number }>(
      `SELECT coalesce(sum(b.available), 0)::int AS available
       FROM unit_balance b JOIN unit_lot l ON l.id = b.lot_id
       WHERE b.owner_id = $1 AND b.unit = $2 AND b.available > 0
         AND l.valid_from <= now() AND (l.expires_at IS NULL OR l.expires_at > now())`,
      [ownerId, unit],
    )
    return row?.available ?? 0
  }
}
