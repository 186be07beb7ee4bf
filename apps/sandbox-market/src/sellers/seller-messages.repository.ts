import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { SellerScenario } from './seller-scenario.rules'

/** A message that names the page of a respondent. */
export interface SellerMessage {
  readonly id: string
  readonly listingId: string
  readonly page: string
  readonly scenario: SellerScenario
  /** What the seller has done about it. */
  readonly done: readonly string[]
  readonly receivedAt: Date
}

@Injectable()
export class SellerMessagesRepository {
  /** False for one about this page that came before. */
  async insert(
    tx: Tx,
    { id, listingId, page, scenario }: Pick<SellerMessage, 'id' | 'listingId' | 'page' | 'scenario'>,
  ): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO seller_message (id, listing_id, page, scenario, received_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (page) DO NOTHING RETURNING id`,
      [id, listingId, page, scenario],
    )
    return rows.length > 0
  }

  async find(tx: Tx, id: string): Promise<SellerMessage | undefined> {
    const [row] = await tx.query<SellerMessage>(
      `SELECT id, listing_id AS "listingId", page, scenario, done, received_at AS "receivedAt"
       FROM seller_message WHERE id = $1`,
      [id],
    )
    return row
  }

  async noteDone(tx: Tx, id: string, name: string): Promise<void> {
    await tx.query('UPDATE seller_message SET done = array_append(done, $2) WHERE id = $1', [id, name])
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.query('DELETE FROM seller_message WHERE id = $1', [id])
  }
}
