import type { DatabaseOptions } from '@originseal/database'
import { Idempotency1700000000002, IdempotencyReservations1700000020000 } from '@originseal/http'
import { Jobs1700000000003 } from '@originseal/jobs'
import { Messaging1700000000001 } from '@originseal/messaging'
import { AccountEntity } from './accounts/account.entity'
import { Accounts1700000002000 } from './migrations/1700000002000-accounts'
import { ContactMessages1700000034000 } from './migrations/1700000034000-contact-messages'
import { Passkeys1700000104000 } from './migrations/1700000104000-passkeys'
import { Proposals1700000103000 } from './migrations/1700000103000-proposals'
import { SecondFactors1700000097000 } from './migrations/1700000097000-second-factors'
import { UserAdministration1700000081000 } from './migrations/1700000081000-user-administration'
import { TrialBuyers1700000080000 } from './migrations/1700000080000-trial-buyers'
import { Benefits1700000002200 } from './migrations/1700000002200-benefits'
import { Mails1700000002100 } from './migrations/1700000002100-mails'
import { EarlierBenefits1700000033000 } from './migrations/1700000033000-earlier-benefits'
import { HandledContactMessages1700000113000 } from './migrations/1700000113000-handled-contact-messages'
import { FailedTries1700000003100 } from './migrations/1700000003100-failed-tries'
import { MailJobs1700000005100 } from './migrations/1700000005100-mail-jobs'
import { Notifications1700000005000 } from './migrations/1700000005000-notifications'
import { PasswordResetRequests1700000002400 } from './migrations/1700000002400-password-reset-requests'
import { Sessions1700000003000 } from './migrations/1700000003000-sessions'
import { Social1700000004000 } from './migrations/1700000004000-social'
import { TrialClaims1700000002500 } from './migrations/1700000002500-trial-claims'
import { TrialVisitors1700000001000 } from './migrations/1700000001000-trial-visitors'
import { TrialVisitorEntity } from './trial-visitors/trial-visitor.entity'

export const database = (url: string): DatabaseOptions => ({
  url,
  applicationName: 'identity',
  entities: [TrialVisitorEntity, AccountEntity],
  migrations: [
    Messaging1700000000001,
    Idempotency1700000000002,
    Jobs1700000000003,
    TrialVisitors1700000001000,
    Accounts1700000002000,
    Sessions1700000003000,
    FailedTries1700000003100,
    Mails1700000002100,
    Benefits1700000002200,
    PasswordResetRequests1700000002400,
    TrialClaims1700000002500,
    Social1700000004000,
    IdempotencyReservations1700000020000,
    Notifications1700000005000,
    MailJobs1700000005100,
    EarlierBenefits1700000033000,
    ContactMessages1700000034000,
    TrialBuyers1700000080000,
    UserAdministration1700000081000,
    SecondFactors1700000097000,
    Proposals1700000103000,
    Passkeys1700000104000,
    HandledContactMessages1700000113000,
  ],
})
