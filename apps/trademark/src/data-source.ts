import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'

import { Units1700000031000 } from '@originseal/units'
import { Register1700000060000 } from './migrations/1700000060000-register'
import { RegisterOrder1700000100000 } from './migrations/1700000100000-register-order'
import { Reports1700000070000 } from './migrations/1700000070000-reports'
import { GoodsList1700000090000 } from './migrations/1700000090000-goods-list'
import { Pictures1700000103000 } from './migrations/1700000103000-pictures'
import { Statements1700000115000 } from './migrations/1700000115000-statements'
import { Watches1700000080000 } from './migrations/1700000080000-watches'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'trademark',
  entities: [],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    Jobs1700000000003,
    IdempotencyReservations1700000020000,
    Register1700000060000,
    Units1700000031000,
    Reports1700000070000,
    Watches1700000080000,
    GoodsList1700000090000,
    RegisterOrder1700000100000,
    Pictures1700000103000,
    Statements1700000115000,
  ],
})
