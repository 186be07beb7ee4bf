import { Module, type DynamicModule } from '@nestjs/common'
import { AdmitTrialVisitor, TRIAL_TOKEN_HOURS } from './admit-trial-visitor'
import { TrialVisitorsController } from './trial-visitors.controller'

@Module({})
export class TrialVisitorsModule {
  static forRoot(options: { tokenHours: number; imports: DynamicModule[] }): DynamicModule {
    return {
      module: TrialVisitorsModule,
      imports: options.imports,
      controllers: [TrialVisitorsController],
      providers: [AdmitTrialVisitor, { provide: TRIAL_TOKEN_HOURS, useValue: options.tokenHours }],
    }
  }
}
