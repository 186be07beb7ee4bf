import { Injectable } from '@nestjs/common'
import type { ContactMessageView } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

export type NewContactMessage = Omit<ContactMessageView, 'receivedAt' | 'handled'>

/** As long as most claims from a contract of a consumer are argued about; afterwards nobody needs who wrote what. */
const keepDays = 730

@Injectable()
export class ContactRepository {
  async insert(tx: Tx, written: NewContactMessage): Promise<void> {
    const { id, reference, kind, name, email, about, message, language } = written
    await tx.query(
      `INSERT INTO contact_message (id, reference, kind, name, email, about, message, language)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, reference, kind, name, email, about, message, language],
    )
  }

  /** Locked until the end of the transaction; undefined where there is none. */
  async held(tx: Tx, id: string): Promise<{ readonly isHandled: boolean } | undefined> {
    const [row] = await tx.query<{ isHandled: boolean }>(
      'SELECT handled_at IS NOT NULL AS "isHandled" FROM contact_message WHERE id = $1 FOR UPDATE',
      [id],
    )
    return row
  }

  async handle(tx: Tx, id: string, by: string, note: string): Promise<void> {
    await tx.query(
      `UPDATE contact_message SET handled_at = now(), handled_by = $2, note = $3 WHERE id = $1`,
      [id, by, note],
    )
  }

  async forgetOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM contact_message WHERE received_at < now() - interval '${keepDays} days'`)
  }
}
