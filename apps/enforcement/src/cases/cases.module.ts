import { Module, type DynamicModule } from '@nestjs/common'
import type { Config } from '../config'
import { DeadlinesModule } from '../deadlines/deadlines.module'
import { ClaimantsModule } from '../claimants/claimants.module'
import { CASES_OF_PLACES } from '../findings/cases-of-places'
import { FindingsModule } from '../findings/findings.module'
import { CASE_EVENTS } from '../notices/case-events'
import { RespondentMailsModule } from '../respondent-mails/respondent-mails.module'
import { ActOnCase } from './act-on-case'
import { AdministeredCasesQueries } from './administered-cases.queries'
import { AdvanceCase } from './advance-case'
import { AllowPlace } from './allow-place'
import { AskOwner } from './ask-owner'
import { CaseEventsQueries } from './case-events.queries'
import { CaseEventsRepository } from './case-events.repository'
import { CaseFiguresQueries } from './case-figures.queries'
import { CaseHeadsRepository } from './case-heads.repository'
import { CasesController } from './cases.controller'
import { CasesListController } from './cases-list.controller'
import { CasesQueries } from './cases.queries'
import { CasesRepository } from './cases.repository'
import { ClaimantRecordsQueries } from './claimant-records.queries'
import { CloseForErased } from './close-for-erased'
import { EndDeadlines } from './end-deadlines'
import { FiledCasesQueries } from './filed-cases.queries'
import { FollowSeenCopy } from './follow-seen-copy'
import { ForgetSeller } from './forget-seller'
import { HoldObservedCase } from './hold-observed-case'
import { LicensePlace } from './license-place'
import { LockCase } from './lock-case'
import { LookSoon } from './look-soon'
import { MoveUnit } from './move-unit'
import { NoteOnCase } from './note-on-case'
import { OpenCase } from './open-case'
import { OpenCases, TAKEDOWNS_OPEN } from './open-cases'
import { PlanNextLook } from './plan-next-look'
import { PreviewCases } from './preview-cases'
import { PublicationController } from './publication.controller'
import { PublishCase } from './publish-case'
import { ReadCase } from './read-case'
import { ReadStanding } from './read-standing'
import { RecountDeadlines } from './recount-deadlines'
import { RecordCaseEvent } from './record-case-event'
import { RecordNoticeEvent } from './record-notice-event'
import { RecordOwnersWord } from './record-owners-word'
import { RemindOfDeadlines } from './remind-of-deadlines'
import { SummarizeCases } from './summarize-cases'
import { SweepTargets } from './sweep-targets'
import { TakeDueLooks } from './take-due-looks'
import { TakeForgettable } from './take-forgettable'
import { TakeUnanchoredHeads } from './take-unanchored-heads'
import { TellOfCase } from './tell-of-case'
import { TellOfNegotiation } from './tell-of-negotiation'
import { VictoriesQueries } from './victories.queries'

/** Takedown cases: their states, clocks and units. Global: notices and answers tell them what happened. */
@Module({})
export class CasesModule {
  static forRoot({ TAKEDOWNS }: Pick<Config, 'TAKEDOWNS'>, notices: DynamicModule): DynamicModule {
    return {
      module: CasesModule,
      global: true,
      imports: [FindingsModule, DeadlinesModule, ClaimantsModule, RespondentMailsModule, notices],
      controllers: [CasesController, CasesListController, PublicationController],
      providers: [
        ActOnCase,
        AdministeredCasesQueries,
        AdvanceCase,
        AllowPlace,
        AskOwner,
        CaseEventsQueries,
        CaseEventsRepository,
        CaseFiguresQueries,
        CaseHeadsRepository,
        CasesQueries,
        CasesRepository,
        ClaimantRecordsQueries,
        CloseForErased,
        EndDeadlines,
        FiledCasesQueries,
        FollowSeenCopy,
        ForgetSeller,
        HoldObservedCase,
        LicensePlace,
        LockCase,
        LookSoon,
        MoveUnit,
        NoteOnCase,
        OpenCase,
        OpenCases,
        PlanNextLook,
        PreviewCases,
        PublishCase,
        ReadCase,
        ReadStanding,
        RecordCaseEvent,
        RecountDeadlines,
        RemindOfDeadlines,
        RecordNoticeEvent,
        RecordOwnersWord,
        SummarizeCases,
        SweepTargets,
        TakeDueLooks,
        TakeForgettable,
        TakeUnanchoredHeads,
        TellOfCase,
        TellOfNegotiation,
        VictoriesQueries,
        { provide: CASE_EVENTS, useExisting: RecordNoticeEvent },
        { provide: CASES_OF_PLACES, useExisting: FollowSeenCopy },
        { provide: TAKEDOWNS_OPEN, useValue: TAKEDOWNS === 'open' },
      ],
      exports: [
        ActOnCase,
        AdministeredCasesQueries,
        AllowPlace,
        AskOwner,
        CASES_OF_PLACES,
        CASE_EVENTS,
        CaseEventsQueries,
        CaseFiguresQueries,
        CasesQueries,
        ClaimantRecordsQueries,
        CloseForErased,
        FiledCasesQueries,
        ForgetSeller,
        HoldObservedCase,
        LicensePlace,
        LockCase,
        LookSoon,
        NoteOnCase,
        PlanNextLook,
        ReadCase,
        ReadStanding,
        RecordCaseEvent,
        RecordOwnersWord,
        TakeDueLooks,
        TakeForgettable,
        TakeUnanchoredHeads,
        TellOfNegotiation,
        VictoriesQueries,
      ],
    }
  }
}
