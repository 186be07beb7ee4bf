import { Injectable } from '@nestjs/common'
import type { NotificationView } from '@originseal/contracts'
import { Reads } from '@originseal/database'

@Injectable()
export class NotificationsQueries {
  constructor(private readonly reads: Reads) {}

  /** Notifications of an account after the one called `cursor`, newest first. Another one's cursor leads nowhere. */
  pageOfAccount(
    accountId: string,
    { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<NotificationView[]> {
    return this.reads.query<NotificationView>(
      `SELECT id, kind, subject_id AS "subjectId", details, count,
         to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "occurredAt",
         read_at IS NOT NULL AS "isRead"
       FROM notification WHERE account_id = $1 AND in_app AND ($2::uuid IS NULL OR (created_at, id) <
         (SELECT last.created_at, last.id FROM notification last WHERE last.id = $2 AND last.account_id = $1))
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [accountId, cursor ?? null, limit],
    )
  }

  async countUnread(accountId: string): Promise<number> {
    const [row] = await this.reads.query<{ unread: number }>(
      'SELECT count(*)::int AS unread FROM notification WHERE account_id = $1 AND in_app AND read_at IS NULL',
      [accountId],
    )
    return row?.unread ?? 0
  }
}
