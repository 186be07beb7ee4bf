import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { Selectable } from 'kysely'
import type { ConversionPurchase, DB } from '../tables'
import type { Visitors } from './visitors'

const db = statements<DB>()

export type Purchase = Selectable<ConversionPurchase>
export interface ConsentingBuyer {
  readonly visitors: Visitors
  readonly source_url: string
}

/** The two halves of a purchase that may be told: the paid order, and a browser that agreed; under one event id. */
@Injectable()
export class PurchasesRepository {
  /** From here to the end of `tx` neither half of this event comes in beside us. */
  async lock(tx: Tx, eventId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 48))', [eventId])
  }

  async find(tx: Tx, eventId: string): Promise<Purchase | undefined> {
    const [row] = await tx.rows(
      db.selectFrom('conversion_purchase').selectAll().where('event_id', '=', eventId),
    )
    return row
  }

  /** False for an order that is there already. */
  async insert(tx: Tx, purchase: Purchase): Promise<boolean> {
    const rows = await tx.rows(
      db
        .insertInto('conversion_purchase')
        .values(purchase)
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id'),
    )
    return rows.length > 0
  }

  async keepBuyer(tx: Tx, eventId: string, { visitors, source_url }: ConsentingBuyer): Promise<void> {
    await tx.query(
      `INSERT INTO conversion_buyer (event_id, visitors, source_url) VALUES ($1, $2, $3)
       ON CONFLICT (event_id) DO UPDATE SET visitors = conversion_buyer.visitors || excluded.visitors`,
      [eventId, JSON.stringify(visitors), source_url],
    )
  }

  /** Gives the buyer and forgets them. */
  async takeBuyer(tx: Tx, eventId: string): Promise<ConsentingBuyer | undefined> {
    const [row] = await tx.query<ConsentingBuyer>(
      'DELETE FROM conversion_buyer WHERE event_id = $1 RETURNING visitors, source_url',
      [eventId],
    )
    return row
  }
}
