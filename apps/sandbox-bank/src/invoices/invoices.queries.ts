import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { InvoiceEntity } from './invoice.entity'

export const allowedSql =
  'SELECT coalesce(sum(amount), 0)::int AS sum FROM allowance WHERE invoice_number = $1 AND voided_at IS NULL'

@Injectable()
export class InvoicesQueries {
  constructor(private readonly source: DataSource) {}

  /** What allowances have taken from an invoice. */
  async allowed(number: string): Promise<number> {
    const [row] = await this.source.query<{ sum: number }[]>(allowedSql, [number])
    return row?.sum ?? 0
  }

  byRelateNumber(relateNumber: string): Promise<InvoiceEntity | null> {
    return this.source.manager.findOneBy(InvoiceEntity, { relateNumber })
  }
}
