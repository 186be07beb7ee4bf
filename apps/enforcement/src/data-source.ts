import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'
import { Units1700000031000 } from '@originseal/units'
import { CaseEntity } from './cases/case.entity'
import { Cases1700000050000 } from './migrations/1700000050000-cases'
import { Notices1700000060000 } from './migrations/1700000060000-notices'
import { NoticeDrafts1700000070000 } from './migrations/1700000070000-notice-drafts'
import { Observations1700000071000 } from './migrations/1700000071000-observations'
import { PublicCases1700000073000 } from './migrations/1700000073000-public-cases'
import { CaseAnchors1700000074000 } from './migrations/1700000074000-case-anchors'
import { SettledMails1700000082000 } from './migrations/1700000082000-settled-mails'
import { Negotiations1700000090000 } from './migrations/1700000090000-negotiations'
import { CasesByAge1700000091000 } from './migrations/1700000091000-cases-by-age'
import { QuickCases1700000092000 } from './migrations/1700000092000-quick-cases'
import { SettlementDocuments1700000095000 } from './migrations/1700000095000-settlement-documents'
import { Licences1700000097000 } from './migrations/1700000097000-licences'
import { ObservedUndertakings1700000099000 } from './migrations/1700000099000-observed-undertakings'
import { HeldNotices1700000101000 } from './migrations/1700000101000-held-notices'
import { CaseSearch1700000103000 } from './migrations/1700000103000-case-search'
import { CaseEvidence1700000102000 } from './migrations/1700000102000-case-evidence'
import { ClaimReports1700000111000 } from './migrations/1700000111000-claim-reports'
import { RespondentFiles1700000112000 } from './migrations/1700000112000-respondent-files'
import { Disputes1700000115000 } from './migrations/1700000115000-disputes'
import { Standstills1700000116000 } from './migrations/1700000116000-standstills'
import { DeadMailboxes1700000120000 } from './migrations/1700000120000-dead-mailboxes'
import { Reminders1700000121000 } from './migrations/1700000121000-reminders'
import { Retractions1700000122000 } from './migrations/1700000122000-retractions'
import { Retention1700000124000 } from './migrations/1700000124000-retention'
import { RespondentMails1700000125000 } from './migrations/1700000125000-respondent-mails'
import { CertificatesOfWorks1700000126000 } from './migrations/1700000126000-certificates-of-works'
import { ChannelVersions1700000127000 } from './migrations/1700000127000-channel-versions'
import { WaitingCases1700000128000 } from './migrations/1700000128000-waiting-cases'
import { ClaimantReminders1700000130000 } from './migrations/1700000130000-claimant-reminders'
import { FrozenNegotiations1700000110000 } from './migrations/1700000110000-frozen-negotiations'

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
    NoticeDrafts1700000070000,
    Observations1700000071000,
    PublicCases1700000073000,
    CaseAnchors1700000074000,
    SettledMails1700000082000,
    Negotiations1700000090000,
    CasesByAge1700000091000,
    QuickCases1700000092000,
    SettlementDocuments1700000095000,
    Licences1700000097000,
    ObservedUndertakings1700000099000,
    HeldNotices1700000101000,
    CaseEvidence1700000102000,
    CaseSearch1700000103000,
    FrozenNegotiations1700000110000,
    ClaimReports1700000111000,
    RespondentFiles1700000112000,
    Disputes1700000115000,
    Standstills1700000116000,
    DeadMailboxes1700000120000,
    Reminders1700000121000,
    Retractions1700000122000,
    Retention1700000124000,
    RespondentMails1700000125000,
    CertificatesOfWorks1700000126000,
    ChannelVersions1700000127000,
    WaitingCases1700000128000,
    ClaimantReminders1700000130000,
  ],
})
