import { Module } from '@nestjs/common'
import { ActOnNegotiation } from './act-on-negotiation'
import { EraseNegotiations } from './erase-negotiations'
import { FollowStep } from './follow-step'
import { IssueSettlement } from './issue-settlement'
import { ListNegotiations } from './list-negotiations'
import { NegotiationDocumentsController } from './negotiation-documents.controller'
import { NegotiationEntriesRepository } from './negotiation-entries.repository'
import { NegotiationsController } from './negotiations.controller'
import { NegotiationsQueries } from './negotiations.queries'
import { NegotiationsRepository } from './negotiations.repository'
import { PrepareNegotiation } from './prepare-negotiation'
import { PrintSettlement } from './print-settlement'
import { ReadEvidenceNotice } from './read-evidence-notice'
import { ReadNegotiation } from './read-negotiation'
import { RecordStep } from './record-step'
import { RemindOfOffer } from './remind-of-offer'
import { ReplaceLink } from './replace-link'
import { SettlementDocumentsRepository } from './settlement-documents.repository'

/** The exchange between the claimant of a case and its other side, until they settle or end it. */
@Module({
  controllers: [NegotiationsController, NegotiationDocumentsController],
  providers: [
    ActOnNegotiation,
    EraseNegotiations,
    FollowStep,
    IssueSettlement,
    ListNegotiations,
    NegotiationEntriesRepository,
    NegotiationsQueries,
    NegotiationsRepository,
    PrepareNegotiation,
    PrintSettlement,
    ReadEvidenceNotice,
    ReadNegotiation,
    RecordStep,
    RemindOfOffer,
    ReplaceLink,
    SettlementDocumentsRepository,
  ],
  exports: [EraseNegotiations, IssueSettlement, NegotiationsQueries, RecordStep],
})
export class NegotiationsModule {}
