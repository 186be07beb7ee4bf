import { Injectable } from '@nestjs/common'
import type { Benefit } from '@originseal/contracts'
import { Reads } from '@originseal/database'

interface BenefitRow {
  kind: Benefit['kind']
  quantity: number
  place: number | null
  granted_at: Date
  ends_at: Date | null
}

@Injectable()
export class BenefitsQueries {
  constructor(private readonly reads: Reads) {}

  /** What an account was granted, in the order of the specification: the seals, then the upgrade. */
  async of(accountId: string): Promise<Benefit[]> {
    const rows = await this.reads.query<BenefitRow>(
      'SELECT kind, quantity, place, granted_at, ends_at FROM benefit WHERE account_id = $1 ORDER BY kind',
      [accountId],
    )
    return rows.map(viewOf)
  }

  /** How many of a day's places of the promotion are taken. */
  async placesTaken(day: string): Promise<number> {
    const [row] = await this.reads.query<{ taken: number }>(
      'SELECT taken FROM promotion_day WHERE day = $1',
      [day],
    )
    return row?.taken ?? 0
  }
}

const viewOf = (row: BenefitRow): Benefit => ({
  kind: row.kind,
  quantity: row.quantity,
  grantedAt: row.granted_at.toISOString(),
  ...(row.place !== null && { place: row.place }),
  ...(row.ends_at && { endsAt: row.ends_at.toISOString() }),
})
