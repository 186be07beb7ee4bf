import { Module, type DynamicModule } from '@nestjs/common'
import type { Config } from '../config'
import { DeadlinesModule } from '../deadlines/deadlines.module'
import { FindingsModule } from '../findings/findings.module'
import { ActOnCase } from './act-on-case'
import { AdvanceCase } from './advance-case'
import { CaseEventsQueries } from './case-events.queries'
import { CaseEventsRepository } from './case-events.repository'
import { CasesConsumer } from './cases.consumer'
import { CasesController } from './cases.controller'
import { CasesListController } from './cases-list.controller'
import { CasesQueries } from './cases.queries'
import { CasesRepository } from './cases.repository'
import { CheckCase } from './check-case'
import { CloseForErased } from './close-for-erased'
import { EndDeadlines } from './end-deadlines'
import { MoveUnit } from './move-unit'
import { OpenCase } from './open-case'
import { OpenCases, TAKEDOWNS_OPEN } from './open-cases'
import { PreviewCases } from './preview-cases'
import { ReadCase } from './read-case'
import { RecordCaseEvent } from './record-case-event'
import { SummarizeCases } from './summarize-cases'
import { SweepTargets } from './sweep-targets'
import { TellOfCase } from './tell-of-case'

/** Takedown cases: their states, clocks and units. */
@Module({})
export class CasesModule {
  static forRoot({ TAKEDOWNS }: Pick<Config, 'TAKEDOWNS'>): DynamicModule {
    return {
      module: CasesModule,
      imports: [FindingsModule, DeadlinesModule],
      controllers: [CasesConsumer, CasesController, CasesListController],
      providers: [
        ActOnCase,
        AdvanceCase,
        CaseEventsQueries,
        CaseEventsRepository,
        CasesQueries,
        CasesRepository,
        CheckCase,
        CloseForErased,
        EndDeadlines,
        MoveUnit,
        OpenCase,
        OpenCases,
        PreviewCases,
        ReadCase,
        RecordCaseEvent,
        SummarizeCases,
        SweepTargets,
        TellOfCase,
        { provide: TAKEDOWNS_OPEN, useValue: TAKEDOWNS === 'open' },
      ],
      exports: [CasesQueries, RecordCaseEvent],
    }
  }
}
