import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { InvoiceEntity } from './invoice.entity'

@Injectable()
export class InvoicesQueries {
  constructor(private readonly source: DataSource) {}

  byRelateNumber(relateNumber: string): Promise<InvoiceEntity | null> {
    return this.source.manager.findOneBy(InvoiceEntity, { relateNumber })
  }
}
