import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { MailAuthentication } from './authenticate-mail'
import type { AnswerKind } from './inbound-mail'
import type { Authority } from './authority.rules'
import type { MailClass } from './mail-class.rules'

/** A mail as it came in, for one of its recipients. */
export interface ArrivedMail {
  readonly id: string
  readonly sha256: string
  readonly recipient: string
  readonly receivedAt: Date
  readonly size: number
  readonly authentication: MailAuthentication
}

/** What a mail turned out to be. */
export interface Reading {
  readonly noticeId: string | null
  /** Whose case it is about: it goes with them. */
  readonly ownerId: string | null
  readonly caseNumber: string | null
  readonly mailClass: MailClass
  readonly kind: AnswerKind
  readonly authority: Authority
  readonly ticket: string | null
  readonly from: string
  readonly subject: string
  /** What the mail says, for people; never HTML. */
  readonly text: string
}

/** Who has put a mail aside, and why. */
export interface Settled {
  readonly by: string
  readonly because: string
}

/** What an administrator takes a mail for. */
export interface AssignedMail {
  readonly caseNumber: string
  readonly ownerId: string
  readonly noticeId: string | null
  readonly kind: AnswerKind
}

/** Rules could not tell a case of it; delivery reports that may act say nothing else. */
export const unrecognised = `(state = 'unreadable' OR authority <> 'acts'
  OR (kind = 'unknown' AND mail_class <> 'delivery-report'))`

@Injectable()
export class InboxRepository {
  /** False for a mail that this recipient had before. */
  async insert(tx: Tx, mail: ArrivedMail): Promise<boolean> {
    const { id, sha256, recipient, receivedAt, size, authentication } = mail
    const rows = await tx.query(
      `INSERT INTO inbound_mail (id, sha256, recipient, received_at, size, authentication) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (sha256, recipient) DO NOTHING RETURNING id`,
      [id, sha256, recipient, receivedAt, size, JSON.stringify(authentication)],
    )
    return rows.length > 0
  }

  async noteReading(tx: Tx, id: string, reading: Reading): Promise<void> {
    const { noticeId, ownerId, caseNumber, mailClass, kind, authority, ticket, from, subject, text } = reading
    await tx.query(
      `UPDATE inbound_mail SET state = 'read', notice_id = $2, case_number = $3, mail_class = $4, kind = $5, authority = $6,
         ticket = $7, from_address = $8, subject = $9, owner_id = $10, body_text = $11 WHERE id = $1`,
      [id, noticeId, caseNumber, mailClass, kind, authority, ticket, from, subject, ownerId, text],
    )
  }

  async lockUnrecognised(tx: Tx, id: string): Promise<{ receivedAt: Date; isSettled: boolean } | undefined> {
    const [row] = await tx.query<{ receivedAt: Date; isSettled: boolean }>(
      `SELECT received_at AS "receivedAt", settled_at IS NOT NULL AS "isSettled" FROM inbound_mail
       WHERE id = $1 AND (settled_at IS NOT NULL OR ${unrecognised}) FOR UPDATE`,
      [id],
    )
    return row
  }

  async settle(tx: Tx, id: string, settlement: 'assigned' | 'discarded', settled: Settled): Promise<void> {
    await tx.query(
      `UPDATE inbound_mail SET settlement = $2, settled_at = $3, settled_by = $4, settled_because = $5 WHERE id = $1`,
      [id, settlement, new Date(), settled.by, settled.because],
    )
  }

  /** A person has seen it: it counts as the platform's. */
  async assign(tx: Tx, id: string, { caseNumber, ownerId, noticeId, kind }: AssignedMail): Promise<void> {
    await tx.query(
      `UPDATE inbound_mail SET case_number = $2, owner_id = $3, notice_id = $4, kind = $5, authority = 'acts' WHERE id = $1`,
      [id, caseNumber, ownerId, noticeId, kind],
    )
  }

  async noteUnreadable(tx: Tx, id: string): Promise<void> {
    await tx.query(`UPDATE inbound_mail SET state = 'unreadable' WHERE id = $1`, [id])
  }

  /** Removes the mails about an owner's cases. */
  erase(tx: Tx, ownerId: string): Promise<RemovedMails> {
    return removed(tx, 'owner_id = $1', ownerId)
  }

  eraseOfCase(tx: Tx, caseNumber: string): Promise<RemovedMails> {
    return removed(tx, 'case_number = $1', caseNumber)
  }

  /** Removes some mails of which nobody knows what they are about. */
  eraseUnassigned(tx: Tx, receivedBefore: Date): Promise<RemovedMails> {
    const oldest = `id IN (SELECT id FROM inbound_mail WHERE owner_id IS NULL AND received_at < $1
      ORDER BY received_at LIMIT 500)`
    return removed(tx, oldest, receivedBefore)
  }
}

export interface RemovedMails {
  readonly count: number
  /** Names of files that no other mail has. */
  readonly hashes: string[]
}

async function removed(tx: Tx, where: string, value: unknown): Promise<RemovedMails> {
  const rows = await tx.query<{ sha256: string; isShared: boolean }>(
    `WITH gone AS (DELETE FROM inbound_mail WHERE ${where} RETURNING id, sha256)
     SELECT sha256, EXISTS (SELECT FROM inbound_mail other
       WHERE other.sha256 = gone.sha256 AND other.id NOT IN (SELECT id FROM gone)) AS "isShared" FROM gone`,
    [value],
  )
  const alone = rows.filter(({ isShared }) => !isShared).map(({ sha256 }) => sha256)
  return { count: rows.length, hashes: [...new Set(alone)] }
}
