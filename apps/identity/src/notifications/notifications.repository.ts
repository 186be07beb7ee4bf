import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

export interface NewNotification {
  readonly accountId: string
  readonly kind: string
  readonly subjectId: string
  readonly details: unknown
  readonly occurredAt: string
  readonly inApp: boolean
  /** The next digest is to tell of it. */
  readonly awaitsDigest: boolean
}

export interface DigestEntry {
  readonly kind: string
  readonly details: unknown
  readonly count: number
}

/** Nobody looks further back, and what somebody was told is nothing to keep for ever. */
const keepDays = 180

@Injectable()
export class NotificationsRepository {
  /** Until `tx` ends nobody else tells this account anything, so that two facts at once are coalesced too. */
  async lockAccount(tx: Tx, accountId: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('notifications ' || $1, 0))`, [accountId])
  }

  /**
   * Counts a fact to the notification about its subject that is younger than so many minutes, and makes that one
   * unread again. False if there is none.
   */
  async coalesce(tx: Tx, fact: NewNotification, minutes: number): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE notification SET count = count + 1, details = $4, occurred_at = greatest(occurred_at, $5),
         read_at = NULL, in_app = $6, awaits_digest = awaits_digest OR $7
       WHERE id = (
         SELECT id FROM notification WHERE account_id = $1 AND kind = $2 AND subject_id = $3
           AND created_at > now() - make_interval(mins => $8)
         ORDER BY created_at DESC LIMIT 1
       )
       RETURNING id`,
      [...columnsOf(fact), minutes],
    )
    return rows.length > 0
  }

  async insert(tx: Tx, fact: NewNotification): Promise<void> {
    await tx.query(
      `INSERT INTO notification (account_id, kind, subject_id, details, occurred_at, in_app, awaits_digest, id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [...columnsOf(fact), crypto.randomUUID()],
    )
  }

  /** False if the account has no such notification. */
  async mark(tx: Tx, accountId: string, id: string, isRead: boolean): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE notification SET read_at = CASE WHEN $3 THEN coalesce(read_at, now()) END
       WHERE account_id = $1 AND id = $2 AND in_app RETURNING id`,
      [accountId, id, isRead],
    )
    return rows.length > 0
  }

  /** Marks this one and all older ones as read. */
  async markUpTo(tx: Tx, accountId: string, newestId: string): Promise<void> {
    await tx.query(
      `UPDATE notification SET read_at = now()
       WHERE account_id = $1 AND read_at IS NULL AND (created_at, id) <=
         (SELECT newest.created_at, newest.id FROM notification newest WHERE newest.id = $2 AND newest.account_id = $1)`,
      [accountId, newestId],
    )
  }

  /** An account that a digest is to tell something. */
  async nextWithDigest(tx: Tx): Promise<string | undefined> {
    const [due] = await tx.query<{ accountId: string }>(
      'SELECT account_id AS "accountId" FROM notification WHERE awaits_digest LIMIT 1',
    )
    return due?.accountId
  }

  /** What an account's digest is to tell and has not been read meanwhile, the oldest first. It waits no more. */
  async takeDigest(tx: Tx, accountId: string): Promise<DigestEntry[]> {
    const taken = await tx.query<DigestEntry & { readAt: Date | null; createdAt: Date }>(
      `UPDATE notification SET awaits_digest = false WHERE account_id = $1 AND awaits_digest
       RETURNING kind, details, count, read_at AS "readAt", created_at AS "createdAt"`,
      [accountId],
    )
    return taken
      .filter(({ readAt }) => readAt === null)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ kind, details, count }) => ({ kind, details, count }))
  }

  /** Mails of these kinds were ended: what still waited for a digest goes out in none. */
  async cancelDigest(tx: Tx, accountId: string, kinds: readonly string[]): Promise<void> {
    await tx.query('UPDATE notification SET awaits_digest = false WHERE account_id = $1 AND kind = ANY($2)', [
      accountId,
      kinds,
    ])
  }

  async forgetOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM notification WHERE created_at < now() - interval '${keepDays} days'`)
  }
}

const columnsOf = (fact: NewNotification): unknown[] => [
  fact.accountId,
  fact.kind,
  fact.subjectId,
  JSON.stringify(fact.details),
  fact.occurredAt,
  fact.inApp,
  fact.awaitsDigest,
]
