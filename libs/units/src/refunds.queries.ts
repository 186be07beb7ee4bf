import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

/** A spend that was undone, as it stands in the ledger. */
export interface Refund {
  /** The event of its entries. */
  readonly eventId: string
  readonly quantity: number
  readonly at: Date
  /** Until when what came back can be spent; null: without an end. */
  readonly expiresAt: Date | null
}

@Injectable()
export class RefundsQueries {
  constructor(private readonly reads: Reads) {}

  /** @param spent the event that spent the units */
  async of(spent: string): Promise<Refund | undefined> {
    const [refund] = await this.reads.query<Refund>(
      `SELECT entry.event_id AS "eventId", sum(entry.quantity)::int AS quantity, max(entry.at) AS at,
         max(lot.expires_at) AS "expiresAt"
       FROM unit_entry entry JOIN unit_lot lot ON lot.id = entry.to_lot
       WHERE entry.refund_of = $1 GROUP BY entry.event_id`,
      [spent],
    )
    return refund
  }
}
