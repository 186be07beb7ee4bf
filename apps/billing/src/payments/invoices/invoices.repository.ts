import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { IssuedInvoice } from './ecpay-invoices'

@Injectable()
export class InvoicesRepository {
  async insertDue(tx: Tx, orderId: string): Promise<void> {
    await tx.query(`INSERT INTO invoice (order_id, state) VALUES ($1, 'due') ON CONFLICT DO NOTHING`, [
      orderId,
    ])
  }

  /** What was issued first stays. */
  async noteIssued(
    tx: Tx,
    orderId: string,
    { number, randomNumber, issuedAt }: IssuedInvoice,
  ): Promise<void> {
    await tx.query(
      `UPDATE invoice SET state = 'issued', number = $2, random_number = $3, issued_at = $4
       WHERE order_id = $1 AND state <> 'issued'`,
      [orderId, number, randomNumber, issuedAt],
    )
  }

  async noteFailed(tx: Tx, orderId: string): Promise<void> {
    await tx.query(`UPDATE invoice SET state = 'failed' WHERE order_id = $1 AND state = 'due'`, [orderId])
  }
}
