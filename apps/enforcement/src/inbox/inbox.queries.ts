import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { ArrivedMail } from './inbox.repository'

@Injectable()
export class InboxQueries {
  constructor(private readonly reads: Reads) {}

  /** A mail that nobody has read yet. */
  async unread(id: string): Promise<ArrivedMail | undefined> {
    const [row] = await this.reads.query<ArrivedMail>(
      `SELECT id, sha256, recipient, received_at AS "receivedAt", size, authentication FROM inbound_mail
       WHERE id = $1 AND state = 'received'`,
      [id],
    )
    return row
  }
}
