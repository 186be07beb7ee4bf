import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

export interface DueCorrection {
  readonly refundId: string
  readonly orderId: string
  readonly amount: number
  /** Ours, by which the interface knows the invoice. */
  readonly relateNumber: string
  readonly invoiced: number
  /** Null until the invoice is issued. */
  readonly number: string | null
  readonly issuedAt: Date | null
}

@Injectable()
export class CorrectionsRepository {
  /** False if the order has no invoice that could be corrected. */
  async insertDue(
    tx: Tx,
    { refundId, orderId, amount }: { refundId: string; orderId: string; amount: number },
  ): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO invoice_correction (refund_id, order_id, amount, state)
       SELECT $1, $2, $3, 'due' FROM invoice WHERE order_id = $2 AND state IN ('due', 'issued')
       ON CONFLICT DO NOTHING RETURNING refund_id`,
      [refundId, orderId, amount],
    )
    return rows.length > 0
  }

  async lockDue(tx: Tx, refundId: string): Promise<DueCorrection | undefined> {
    const [row] = await tx.query<DueCorrection>(
      `SELECT c.refund_id AS "refundId", c.order_id AS "orderId", c.amount, o.number AS "relateNumber",
         o.amount AS invoiced, i.number, i.issued_at AS "issuedAt"
       FROM invoice_correction c JOIN purchase_order o ON o.id = c.order_id JOIN invoice i ON i.order_id = c.order_id
       WHERE c.refund_id = $1 AND c.state = 'due' FOR UPDATE OF c`,
      [refundId],
    )
    return row
  }

  /** What could be allowed before the first try: kept once, given each time. */
  async begin(tx: Tx, refundId: string, allowable: number): Promise<number> {
    const [row] = await tx.query<{ before: number }>(
      `UPDATE invoice_correction SET allowable_before = coalesce(allowable_before, $2)
       WHERE refund_id = $1 RETURNING allowable_before AS before`,
      [refundId, allowable],
    )
    return row?.before ?? allowable
  }

  async noteVoid(tx: Tx, { refundId, orderId }: DueCorrection): Promise<void> {
    await tx.query(`UPDATE invoice SET state = 'voided' WHERE order_id = $1 AND state = 'issued'`, [orderId])
    await this.noteDone(tx, refundId, 'void', null)
  }

  /** @param number null where the answer that told it was lost */
  noteAllowance(tx: Tx, refundId: string, number: string | null): Promise<void> {
    return this.noteDone(tx, refundId, 'allowance', number)
  }

  async noteFailed(tx: Tx, refundId: string): Promise<void> {
    await tx.query(`UPDATE invoice_correction SET state = 'failed' WHERE refund_id = $1 AND state = 'due'`, [
      refundId,
    ])
  }

  private async noteDone(tx: Tx, refundId: string, kind: string, number: string | null): Promise<void> {
    await tx.query(
      `UPDATE invoice_correction SET state = 'done', kind = $2, number = $3, done_at = now()
       WHERE refund_id = $1 AND state = 'due'`,
      [refundId, kind, number],
    )
  }
}
