import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { InvoiceEntity } from './invoice.entity'
import { allowedSql } from './invoices.queries'

@Injectable()
export class InvoicesRepository {
  /** The next number of the roll: two letters and eight digits. */
  async nextNumber(tx: Tx): Promise<string> {
    const [row] = await tx.query<{ n: string }>(`SELECT nextval('invoice_number') AS n`)
    return `SB${row?.n}`
  }

  /** False if the merchant's number has an invoice already. */
  async insert(tx: Tx, invoice: Omit<InvoiceEntity, 'voidedAt'>): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO invoice (number, relate_number, sent, amount, random_number, issued_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (relate_number) DO NOTHING RETURNING number`,
      [
        invoice.number,
        invoice.relateNumber,
        JSON.stringify(invoice.sent),
        invoice.amount,
        invoice.randomNumber,
        invoice.issuedAt,
      ],
    )
    return rows.length > 0
  }

  lock(tx: Tx, number: string): Promise<InvoiceEntity | null> {
    return tx.manager.findOne(InvoiceEntity, { where: { number }, lock: { mode: 'pessimistic_write' } })
  }

  async void(tx: Tx, number: string, at: Date): Promise<void> {
    await tx.manager.update(InvoiceEntity, { number }, { voidedAt: at })
  }

  /** What allowances have taken from an invoice. */
  async allowed(tx: Tx, number: string): Promise<number> {
    const [row] = await tx.query<{ sum: number }>(allowedSql, [number])
    return row?.sum ?? 0
  }

  async allow(tx: Tx, allowance: { number: string; invoiceNumber: string; amount: number }): Promise<void> {
    await tx.query('INSERT INTO allowance (number, invoice_number, amount, at) VALUES ($1, $2, $3, $4)', [
      allowance.number,
      allowance.invoiceNumber,
      allowance.amount,
      new Date(),
    ])
  }

  /** False if there is no such allowance, or if it is void already. */
  async voidAllowance(tx: Tx, invoiceNumber: string, number: string): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE allowance SET voided_at = now() WHERE number = $1 AND invoice_number = $2 AND voided_at IS NULL
       RETURNING number`,
      [number, invoiceNumber],
    )
    return rows.length > 0
  }
}
