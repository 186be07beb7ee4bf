import { Module, type DynamicModule } from '@nestjs/common'
import { FindingsModule } from '../findings/findings.module'
import { NegotiationsModule } from '../negotiations/negotiations.module'
import { WebModule } from '../tools/web.module'
import type { WebSettings } from '../tools/web-settings'
import { AnswerSighting } from './answer-sighting'
import { EraseObservations } from './erase-observations'
import { FollowObservation } from './follow-observation'
import { JudgePictures } from './judge-pictures'
import { JudgeUndertaking } from './judge-undertaking'
import { LookAtPlace } from './look-at-place'
import { LookElsewhere } from './look-elsewhere'
import { ObservationFiles } from './observation-files'
import { ObservationsController } from './observations.controller'
import { ObservationsQueries } from './observations.queries'
import { ObservationsRepository } from './observations.repository'
import { ObserveCase } from './observe-case'
import { PlanLooks } from './plan-looks'
import { VisitPlace } from './visit-place'

/** Looks at the places of cases, and what follows from them. */
@Module({})
export class ObservationsModule {
  static forRoot(settings: WebSettings): DynamicModule {
    const web = WebModule.forRoot(settings)
    return {
      module: ObservationsModule,
      imports: [FindingsModule, NegotiationsModule, web],
      controllers: [ObservationsController],
      providers: [
        AnswerSighting,
        EraseObservations,
        FollowObservation,
        JudgePictures,
        JudgeUndertaking,
        LookAtPlace,
        LookElsewhere,
        ObservationFiles,
        ObservationsQueries,
        ObservationsRepository,
        ObserveCase,
        PlanLooks,
        VisitPlace,
      ],
      exports: [EraseObservations, LookAtPlace, ObservationFiles, ObservationsQueries, web],
    }
  }
}
