import { Module } from '@nestjs/common'
import { InvoicesController } from './invoices.controller'
import { InvoicesQueries } from './invoices.queries'
import { InvoicesRepository } from './invoices.repository'
import { KeepInvoices } from './keep-invoices'

@Module({
  controllers: [InvoicesController],
  providers: [InvoicesQueries, InvoicesRepository, KeepInvoices],
})
export class InvoicesModule {}
