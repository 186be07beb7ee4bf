import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

/** A notice that came by mail, about one listing. */
export interface MailedNotice {
  readonly messageId: string
  readonly listingId: string
  /** Who wrote it, and where answers and reports of delivery go. */
  readonly replyTo: string
  readonly sender: string
  readonly subject: string
}

@Injectable()
export class MailedNoticesRepository {
  /** Its id, and how many there were about the listing before; undefined for one that came before. */
  async insert(tx: Tx, notice: MailedNotice): Promise<{ id: string; earlier: number } | undefined> {
    const { messageId, listingId, replyTo, sender, subject } = notice
    const [row] = await tx.query<{ id: string; earlier: number }>(
      `INSERT INTO mailed_notice (message_id, listing_id, reply_to, sender, subject, received_at)
       VALUES ($1, $2, $3, $4, $5, now())
       ON CONFLICT (message_id, listing_id) DO NOTHING
       RETURNING id, (SELECT count(*)::int FROM mailed_notice WHERE listing_id = $2) AS earlier`,
      [messageId, listingId, replyTo, sender, subject],
    )
    return row
  }

  async find(tx: Tx, id: string): Promise<MailedNotice | undefined> {
    const [row] = await tx.query<MailedNotice>(
      `SELECT message_id AS "messageId", listing_id AS "listingId", reply_to AS "replyTo", sender, subject
       FROM mailed_notice WHERE id = $1`,
      [id],
    )
    return row
  }
}
