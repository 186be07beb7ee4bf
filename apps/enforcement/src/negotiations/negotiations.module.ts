import { Module } from '@nestjs/common'
import { FindingsModule } from '../findings/findings.module'
import { LicencesModule } from '../licences/licences.module'
import { RespondentMailsModule } from '../respondent-mails/respondent-mails.module'
import { NOTICE_HOLDS } from '../notices/notice-holds'
import { ActOnNegotiation } from './act-on-negotiation'
import { CountUnanswered } from './count-unanswered'
import { EraseNegotiations } from './erase-negotiations'
import { ExpireLicence } from './expire-licence'
import { FollowAnswer } from './follow-answer'
import { FollowSettlement } from './follow-settlement'
import { FollowStep } from './follow-step'
import { FreezeNegotiation } from './freeze-negotiation'
import { GiveLink } from './give-link'
import { HoldLink } from './hold-link'
import { HoldNotices } from './hold-notices'
import { InformRespondent } from './inform-respondent'
import { IssueLicence } from './issue-licence'
import { IssueSettlement } from './issue-settlement'
import { KeepStandstill } from './keep-standstill'
import { KeepUndertakings } from './keep-undertakings'
import { ListNegotiations } from './list-negotiations'
import { ListUserNegotiations } from './list-user-negotiations'
import { NegotiationAdministrationController } from './negotiation-administration.controller'
import { NegotiationDocumentsController } from './negotiation-documents.controller'
import { NegotiationEntriesRepository } from './negotiation-entries.repository'
import { NegotiationsController } from './negotiations.controller'
import { NegotiationsQueries } from './negotiations.queries'
import { NegotiationsRepository } from './negotiations.repository'
import { PrepareNegotiation } from './prepare-negotiation'
import { PrintSettlement } from './print-settlement'
import { ReadAdministeredNegotiation } from './read-administered-negotiation'
import { ReadEvidenceNotice } from './read-evidence-notice'
import { ReadLicence } from './read-licence'
import { ReadLicensed } from './read-licensed'
import { ReadNegotiation } from './read-negotiation'
import { ReadSentFile } from './read-sent-file'
import { RecordLicence } from './record-licence'
import { RecordStep } from './record-step'
import { RemindClaimant } from './remind-claimant'
import { ReplaceLink } from './replace-link'
import { SettlementDocumentsRepository } from './settlement-documents.repository'

/** The exchange between the claimant of a case and its other side, until they settle or end it. */
@Module({
  imports: [FindingsModule, LicencesModule, RespondentMailsModule],
  controllers: [NegotiationsController, NegotiationAdministrationController, NegotiationDocumentsController],
  providers: [
    ActOnNegotiation,
    CountUnanswered,
    EraseNegotiations,
    ExpireLicence,
    FollowAnswer,
    FollowSettlement,
    FollowStep,
    FreezeNegotiation,
    GiveLink,
    HoldLink,
    HoldNotices,
    InformRespondent,
    IssueLicence,
    IssueSettlement,
    KeepStandstill,
    KeepUndertakings,
    ListNegotiations,
    ListUserNegotiations,
    NegotiationEntriesRepository,
    NegotiationsQueries,
    NegotiationsRepository,
    PrepareNegotiation,
    PrintSettlement,
    ReadAdministeredNegotiation,
    ReadEvidenceNotice,
    ReadLicence,
    ReadLicensed,
    ReadNegotiation,
    ReadSentFile,
    RecordLicence,
    RecordStep,
    RemindClaimant,
    ReplaceLink,
    SettlementDocumentsRepository,
    { provide: NOTICE_HOLDS, useExisting: HoldNotices },
  ],
  exports: [
    EraseNegotiations,
    HoldLink,
    InformRespondent,
    IssueSettlement,
    KeepUndertakings,
    LicencesModule,
    NOTICE_HOLDS,
    NegotiationsQueries,
    ReadAdministeredNegotiation,
    ReadLicence,
    ReadSentFile,
    RecordStep,
  ],
})
export class NegotiationsModule {}
