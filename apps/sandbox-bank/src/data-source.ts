import type { DatabaseOptions } from '@originseal/database'
import { Jobs1700000000003 } from '@originseal/jobs'
import { InvoiceEntity } from './invoices/invoice.entity'
import { Bank1700000001000 } from './migrations/1700000001000-bank'
import { NoticeEntity } from './notices/notice.entity'
import { CardChargeEntity } from './trades/card-charge.entity'
import { MandateEntity } from './trades/mandate.entity'
import { TradeEntity } from './trades/trade.entity'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'sandbox-bank',
  entities: [TradeEntity, CardChargeEntity, MandateEntity, NoticeEntity, InvoiceEntity],
  migrations: [Jobs1700000000003, Bank1700000001000],
})
