import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'
import { Units1700000031000 } from '@originseal/units'
import { Scans1700000005000 } from './migrations/1700000005000-scans'
import { Owners1700000007000 } from './migrations/1700000007000-owners'
import { ImageIndex1700000012000 } from './migrations/1700000012000-image-index'
import { ScanMemory1700000013000 } from './migrations/1700000013000-scan-memory'
import { Videos1700000014500 } from './migrations/1700000014500-videos'
import { VideoProgress1700000014600 } from './migrations/1700000014600-video-progress'
import { Entitlements1700000034000 } from './migrations/1700000034000-entitlements'
import { EvidenceRemovalJobs1700000016000 } from './migrations/1700000016000-evidence-removal-jobs'
import { VideoJobs1700000016100 } from './migrations/1700000016100-video-jobs'
import { TaskJobs1700000016200 } from './migrations/1700000016200-task-jobs'
import { PublicPictureLinks1700000017000 } from './migrations/1700000017000-public-picture-links'
import { FindingsTold1700000080000 } from './migrations/1700000080000-findings-told'
import { PageDecisions1700000081000 } from './migrations/1700000081000-page-decisions'
import { ScheduledScans1700000083000 } from './migrations/1700000083000-scheduled-scans'
import { Licences1700000098000 } from './migrations/1700000098000-licences'
import { ListingScans1700000112000 } from './migrations/1700000112000-listing-scans'
import { HashBits1700000114000 } from './migrations/1700000114000-hash-bits'
import { SourceSwitches1700000123000 } from './migrations/1700000123000-source-switches'
import { WatchedWorkEntity } from './corpus/works/watched-work.entity'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'scan-orchestrator',
  entities: [WatchedWorkEntity],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    Jobs1700000000003,
    Scans1700000005000,
    Owners1700000007000,
    ImageIndex1700000012000,
    ScanMemory1700000013000,
    Videos1700000014500,
    VideoProgress1700000014600,
    EvidenceRemovalJobs1700000016000,
    VideoJobs1700000016100,
    TaskJobs1700000016200,
    PublicPictureLinks1700000017000,
    IdempotencyReservations1700000020000,
    Units1700000031000,
    Entitlements1700000034000,
    FindingsTold1700000080000,
    PageDecisions1700000081000,
    ScheduledScans1700000083000,
    Licences1700000098000,
    ListingScans1700000112000,
    HashBits1700000114000,
    SourceSwitches1700000123000,
  ],
})
