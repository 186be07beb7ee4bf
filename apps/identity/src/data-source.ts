import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002 } from '@originseal/http'
import { Messaging1700000000001 } from '@originseal/messaging'
import { AccountEntity } from './accounts/account.entity'
import { Accounts1700000002000 } from './migrations/1700000002000-accounts'
import { TrialVisitors1700000001000 } from './migrations/1700000001000-trial-visitors'
import { TrialVisitorEntity } from './trial-visitors/trial-visitor.entity'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'identity',
  entities: [TrialVisitorEntity, AccountEntity],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    TrialVisitors1700000001000,
    Accounts1700000002000,
  ],
})
