import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'
import { Units1700000031000 } from '@originseal/units'
import { CaseEntity } from './cases/case.entity'
import { Cases1700000050000 } from './migrations/1700000050000-cases'
import { Notices1700000060000 } from './migrations/1700000060000-notices'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'enforcement',
  entities: [CaseEntity],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    Jobs1700000000003,
    IdempotencyReservations1700000020000,
    Units1700000031000,
    Cases1700000050000,
    Notices1700000060000,
  ],
})
