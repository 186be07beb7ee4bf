import { Injectable } from '@nestjs/common'
import type { PageRequest, UnitDifference } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class UnitDifferencesQueries {
  constructor(private readonly reads: Reads) {}

  /** Newest first. */
  async page({ cursor, limit }: PageRequest): Promise<UnitDifference[]> {
    const last = db
      .selectFrom('unit_difference')
      .select(['found_at', 'id'])
      .where('id', '=', cursor ?? null)
    const rows = await this.reads.rows(
      db
        .selectFrom('unit_difference')
        .selectAll()
        .$if(cursor !== undefined, (page) =>
          page.where(({ eb, refTuple }) =>
            eb(refTuple('found_at', 'id'), '<', last.$asTuple('found_at', 'id')),
          ),
        )
        .orderBy('found_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
    return rows.map(({ id, unit, until, what, found_at: foundAt }) => ({
      id,
      unit,
      until: until.toISOString(),
      what,
      foundAt: foundAt.toISOString(),
    }))
  }

  /** Differences that were found since an instant, by unit. */
  foundSince(since: Date): Promise<{ unit: string; count: number }[]> {
    return this.reads.rows(
      db
        .selectFrom('unit_difference')
        .select(({ fn }) => ['unit', fn.countAll<number>().as('count')])
        .where('found_at', '>=', since)
        .groupBy('unit'),
    )
  }
}
