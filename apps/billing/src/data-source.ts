import type { DatabaseOptions } from '@originseal/database'
import {
  FourEyesSums1700000122000,
  Idempotency1700000000002,
  IdempotencyReservations1700000020000,
} from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'
import { Catalogue1700000030000 } from './migrations/1700000030000-catalogue'
import { Subscriptions1700000032000 } from './migrations/1700000032000-subscriptions'
import { Orders1700000040000 } from './migrations/1700000040000-orders'
import { Invoices1700000041000 } from './migrations/1700000041000-invoices'
import { Conversions1700000048000 } from './migrations/1700000048000-conversions'
import { Refunds1700000049000 } from './migrations/1700000049000-refunds'
import { Mandates1700000050000 } from './migrations/1700000050000-mandates'
import { CatalogueVersions1700000092000 } from './migrations/1700000092000-catalogue-versions'
import { SubscriptionOwner1700000093000 } from './migrations/1700000093000-subscription-owner'
import { OrderSearch1700000103000 } from './migrations/1700000103000-order-search'
import { PaymentReviews1700000115000 } from './migrations/1700000115000-payment-reviews'
import { AttemptEntity } from './payments/attempts/attempt.entity'
import { OrderEntity } from './payments/orders/order.entity'
import { RefundEntity } from './payments/refunds/refund.entity'
import { Sales1700000082000 } from './migrations/1700000082000-sales'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'billing',
  entities: [OrderEntity, AttemptEntity, RefundEntity],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    Jobs1700000000003,
    IdempotencyReservations1700000020000,
    Catalogue1700000030000,
    Subscriptions1700000032000,
    Orders1700000040000,
    Invoices1700000041000,
    Conversions1700000048000,
    Refunds1700000049000,
    Mandates1700000050000,
    Sales1700000082000,
    CatalogueVersions1700000092000,
    SubscriptionOwner1700000093000,
    OrderSearch1700000103000,
    PaymentReviews1700000115000,
    FourEyesSums1700000122000,
  ],
})
