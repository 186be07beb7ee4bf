import { Module, type DynamicModule } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { AccountsModule } from '../accounts/accounts.module'
import { AdmitTrialVisitor, TRIAL_TOKEN_HOURS } from './admit-trial-visitor'
import { ClaimTrialWorks } from './claim-trial-works'
import { ForgetTrialVisitors } from './forget-trial-visitors'
import { TrialVisitorsController } from './trial-visitors.controller'
import { TrialVisitorsRepository } from './trial-visitors.repository'
import { TrialWorksController } from './trial-works.controller'

export interface TrialVisitorsOptions {
  /** Hours that a visitor's token is good for. */
  readonly tokenHours: number
  /** Days after which a visitor who never came back is forgotten. */
  readonly keepDays: number
  readonly imports: DynamicModule[]
}

@Module({})
export class TrialVisitorsModule {
  static forRoot({ tokenHours, keepDays, imports }: TrialVisitorsOptions): DynamicModule {
    return {
      module: TrialVisitorsModule,
      imports: [AccountsModule, ...imports],
      controllers: [TrialVisitorsController, TrialWorksController],
      providers: [
        AdmitTrialVisitor,
        { provide: TRIAL_TOKEN_HOURS, useValue: tokenHours },
        ClaimTrialWorks,
        TrialVisitorsRepository,
        {
          provide: ForgetTrialVisitors,
          inject: [Transaction, TrialVisitorsRepository],
          useFactory: (transaction: Transaction, visitors: TrialVisitorsRepository) =>
            new ForgetTrialVisitors(transaction, visitors, keepDays),
        },
      ],
    }
  }
}
