import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'
import { Catalogue1700000030000 } from './migrations/1700000030000-catalogue'
import { Subscriptions1700000032000 } from './migrations/1700000032000-subscriptions'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'billing',
  entities: [],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    Jobs1700000000003,
    IdempotencyReservations1700000020000,
    Catalogue1700000030000,
    Subscriptions1700000032000,
  ],
})
