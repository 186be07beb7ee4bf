import { Injectable } from '@nestjs/common'
import type { Unit } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class SpendersQueries {
  constructor(private readonly reads: Reads) {}

  /** The units that a service has begun to spend; the others are still to come. */
  async spendable(): Promise<ReadonlySet<Unit>> {
    const rows = await this.reads.rows(db.selectFrom('unit_spender').select('unit'))
    return new Set(rows.map((row) => row.unit))
  }
}
