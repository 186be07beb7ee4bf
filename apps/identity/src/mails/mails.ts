import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { Letter } from './letters'

/** Told when there is a mail to send. */
export const mailChannel = 'mails'

/** The queue of mails: what is added leaves once the transaction has committed, and never if it has not. */
@Injectable()
export class Mails {
  async add(tx: Tx, letter: Letter): Promise<void> {
    await tx.query(
      `INSERT INTO mail (id, account_id, template, language, recipient, content, queued_at, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, now(), now())`,
      [
        crypto.randomUUID(),
        letter.accountId,
        letter.template,
        letter.language,
        letter.to,
        JSON.stringify(letter.values),
      ],
    )
    await tx.query(`NOTIFY ${mailChannel}`)
  }
}
