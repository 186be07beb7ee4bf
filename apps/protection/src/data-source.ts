import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'
import { Units1700000031000 } from '@originseal/units'
import { Works1700000002000 } from './migrations/1700000002000-works'
import { Anchors1700000003000 } from './migrations/1700000003000-anchors'
import { Certificates1700000004000 } from './migrations/1700000004000-certificates'
import { Owners1700000006000 } from './migrations/1700000006000-owners'
import { FileRemovalJobs1700000016000 } from './migrations/1700000016000-file-removal-jobs'
import { WorkIndex1700000011000 } from './migrations/1700000011000-work-index'
import { SigningCertificates1700000017000 } from './migrations/1700000017000-signing-certificates'
import { Digests1700000072000 } from './migrations/1700000072000-digests'
import { HashBits1700000114000 } from './migrations/1700000114000-hash-bits'
import { ComparisonOfWorks1700000117000 } from './migrations/1700000117000-comparison-of-works'
import { WorkEntity } from './works/work.entity'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'protection',
  entities: [WorkEntity],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    Jobs1700000000003,
    Works1700000002000,
    Anchors1700000003000,
    Certificates1700000004000,
    Owners1700000006000,
    WorkIndex1700000011000,
    FileRemovalJobs1700000016000,
    SigningCertificates1700000017000,
    IdempotencyReservations1700000020000,
    Units1700000031000,
    Digests1700000072000,
    HashBits1700000114000,
    ComparisonOfWorks1700000117000,
  ],
})
