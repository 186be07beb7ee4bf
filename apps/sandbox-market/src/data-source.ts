import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { ListingEntity } from './listings/listing.entity'
import { Market1700000004000 } from './migrations/1700000004000-market'
import { MailedNotices1700000061000 } from './migrations/1700000061000-mailed-notices'
import { WithheldListings1700000075000 } from './migrations/1700000075000-withheld-listings'
import { SellerMessages1700000125000 } from './migrations/1700000125000-seller-messages'
import { ReportEntity } from './reports/report.entity'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'sandbox-market',
  entities: [ListingEntity, ReportEntity],
  migrations: [
    Idempotency1700000000002,
    Jobs1700000000003,
    Market1700000004000,
    IdempotencyReservations1700000020000,
    MailedNotices1700000061000,
    WithheldListings1700000075000,
    SellerMessages1700000125000,
  ],
})
