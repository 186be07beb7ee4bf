import { Injectable } from '@nestjs/common'
import type { Unit } from '@originseal/contracts'
import { Reads } from '@originseal/database'

export interface UnitCount {
  readonly entries: number
  readonly digest: string
}

/**
 * Counts the entries of `table` and adds up a hash of each, so that the order does not count. The mirror in billing has
 * the same columns.
 */
export const countEntriesSql = (table: 'unit_entry' | 'mirrored_entry'): string =>
  `SELECT count(*)::int AS entries,
     coalesce(sum(('x' || left(md5(concat_ws('|', event_id, line, move, owner_id, unit, from_account, from_lot,
       to_account, to_lot, quantity)), 15))::bit(60)::bigint), 0)::text AS digest
   FROM ${table} WHERE unit = $1 AND at < $2`

@Injectable()
export class CountsRepository {
  constructor(private readonly reads: Reads) {}

  async count(unit: Unit, until: Date): Promise<UnitCount> {
    const [count] = await this.reads.query<UnitCount>(countEntriesSql('unit_entry'), [unit, until])
    return count as UnitCount
  }
}
