import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { Mail } from './mail'

/** Told when there is a mail to send. */
export const mailChannel = 'mails'

/** How a mail's way through us ended. */
export type MailOutcome = 'sent' | 'refused' | 'given-up'

export interface QueuedMail extends Pick<Mail, 'ownerId' | 'language' | 'template'> {
  readonly id: string
  /** Address and values, encrypted. */
  readonly encrypted: string
}

export interface ClaimedMail extends QueuedMail {
  readonly queuedAt: Date
  /** This one included. */
  readonly tries: number
}

/** Longer than any delivery takes: whoever holds a mail for longer has died. */
const leaseMinutes = 5
/** What has ended is kept a while, without address and contents, for whoever must find out what became of it. */
const keepEndedDays = 7

@Injectable()
export class MailsRepository {
  async insert(tx: Tx, mail: QueuedMail): Promise<void> {
    await tx.query(
      `INSERT INTO mail (id, account_id, template, language, sealed, queued_at, due_at)
       VALUES ($1, $2, $3, $4, $5, now(), now())`,
      [mail.id, mail.ownerId, mail.template, mail.language, mail.encrypted],
    )
    await tx.query(`NOTIFY ${mailChannel}`)
  }

  async askRemoval(tx: Tx, accountId: string): Promise<void> {
    await tx.query('INSERT INTO mail_removal (account_id) VALUES ($1)', [accountId])
  }

  /** An erased account whose mails are still to be removed. */
  async nextRemoval(tx: Tx): Promise<string | undefined> {
    const [row] = await tx.query<{ accountId: string }>(
      'SELECT account_id AS "accountId" FROM mail_removal LIMIT 1',
    )
    return row?.accountId
  }

  async noteRemoved(tx: Tx, accountId: string): Promise<void> {
    await tx.query('DELETE FROM mail_removal WHERE account_id = $1', [accountId])
  }

  /** Mails that are due, for this process alone until the lease is over. */
  claim(tx: Tx, most: number): Promise<ClaimedMail[]> {
    return tx.query<ClaimedMail>(
      `UPDATE mail SET tries = tries + 1, due_at = now() + interval '${leaseMinutes} minutes'
       WHERE id IN (
         SELECT id FROM mail WHERE ended_at IS NULL AND due_at <= now()
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED
       )
       RETURNING id, account_id AS "ownerId", template, language, sealed AS encrypted, queued_at AS "queuedAt", tries`,
      [most],
    )
  }

  /** Nobody has to be written to any more: address and contents go. */
  async end(tx: Tx, id: string, outcome: MailOutcome): Promise<void> {
    await tx.query('UPDATE mail SET ended_at = now(), outcome = $2, sealed = NULL WHERE id = $1', [
      id,
      outcome,
    ])
  }

  async delay(tx: Tx, id: string, seconds: number): Promise<void> {
    await tx.query('UPDATE mail SET due_at = now() + make_interval(secs => $2) WHERE id = $1', [id, seconds])
  }

  async forgetEnded(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM mail WHERE ended_at < now() - interval '${keepEndedDays} days'`)
  }
}
