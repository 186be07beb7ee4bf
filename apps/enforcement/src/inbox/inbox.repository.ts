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
}

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
    const { noticeId, ownerId, caseNumber, mailClass, kind, authority, ticket, from, subject } = reading
    await tx.query(
      `UPDATE inbound_mail SET state = 'read', notice_id = $2, case_number = $3, mail_class = $4, kind = $5, authority = $6,
         ticket = $7, from_address = $8, subject = $9, owner_id = $10 WHERE id = $1`,
      [id, noticeId, caseNumber, mailClass, kind, authority, ticket, from, subject, ownerId],
    )
  }

  async noteUnreadable(tx: Tx, id: string): Promise<void> {
    await tx.query(`UPDATE inbound_mail SET state = 'unreadable' WHERE id = $1`, [id])
  }

  /** Removes the mails about an owner's cases and gives the names of files that no other mail has. */
  async erase(tx: Tx, ownerId: string): Promise<string[]> {
    const rows = await tx.query<{ sha256: string }>(
      `WITH gone AS (DELETE FROM inbound_mail WHERE owner_id = $1 RETURNING id, sha256)
       SELECT DISTINCT sha256 FROM gone WHERE NOT EXISTS (
         SELECT FROM inbound_mail other WHERE other.sha256 = gone.sha256 AND other.id NOT IN (SELECT id FROM gone))`,
      [ownerId],
    )
    return rows.map(({ sha256 }) => sha256)
  }
}
