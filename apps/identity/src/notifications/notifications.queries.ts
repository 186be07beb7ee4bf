import { Injectable } from '@nestjs/common'
import type { NotificationView } from '@originseal/contracts'
import { Reads } from '@originseal/database'

interface NotificationRow extends Omit<NotificationView, 'occurredAt'> {
  readonly occurredAt: Date
}

@Injectable()
export class NotificationsQueries {
  constructor(private readonly reads: Reads) {}

  /** Notifications of an account after the one called `cursor`, newest first. Another one's cursor leads nowhere. */
  async pageOfAccount(
    accountId: string,
    { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<NotificationView[]> {
    const rows = await this.reads.query<NotificationRow>(
      `SELECT id, kind, subject_id AS "subjectId", details, count, occurred_at AS "occurredAt",
         read_at IS NOT NULL AS "isRead"
       FROM notification WHERE account_id = $1 AND in_app AND ($2::uuid IS NULL OR (created_at, id) <
         (SELECT last.created_at, last.id FROM notification last WHERE last.id = $2 AND last.account_id = $1))
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [accountId, cursor ?? null, limit],
    )
    return rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() }))
  }

  async countUnread(accountId: string): Promise<number> {
    const [row] = await this.reads.query<{ unread: number }>(
      'SELECT count(*)::int AS unread FROM notification WHERE account_id = $1 AND in_app AND read_at IS NULL',
      [accountId],
    )
    return row?.unread ?? 0
  }
}
