import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'
import { Audit1700000080000 } from './migrations/1700000080000-audit'
import { AuditChecks1700000093000 } from './migrations/1700000093000-audit-checks'
import { AuditMembers1700000129000 } from './migrations/1700000129000-audit-members'
import { AuditSubjects1700000115000 } from './migrations/1700000115000-audit-subjects'
import { ProviderKeys1700000096000 } from './migrations/1700000096000-provider-keys'
import { Processes1700000112000 } from './migrations/1700000112000-processes'
import { ProviderKeyExpiry1700000105000 } from './migrations/1700000105000-provider-key-expiry'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'admin',
  entities: [],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    Jobs1700000000003,
    IdempotencyReservations1700000020000,
    Audit1700000080000,
    AuditChecks1700000093000,
    ProviderKeys1700000096000,
    ProviderKeyExpiry1700000105000,
    Processes1700000112000,
    AuditSubjects1700000115000,
    AuditMembers1700000129000,
  ],
})
