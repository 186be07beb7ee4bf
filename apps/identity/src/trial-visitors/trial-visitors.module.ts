import { Module, type DynamicModule } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module'
import { Tokens } from '../tokens/tokens'
import { Tries } from '../tries/tries'
import { AdmitTrialVisitor } from './admit-trial-visitor'
import { ClaimTrialWorks } from './claim-trial-works'
import { ForgetTrialVisitors, TRIAL_VISITOR_DAYS } from './forget-trial-visitors'
import { OpenOrderLink } from './open-order-link'
import { OrderLinksController } from './order-links.controller'
import { TrialBuyersModule } from './trial-buyers.module'
import { TrialQuota } from './trial-quota'
import { TrialTokens } from './trial-tokens'
import { TrialVisitorsController } from './trial-visitors.controller'
import { TrialWorksController } from './trial-works.controller'

export interface TrialVisitorsOptions {
  /** Hours that a visitor's token is good for. */
  readonly tokenHours: number
  /** Days after which a visitor who never came back is forgotten. */
  readonly keepDays: number
  /** Visitors of one network who are admitted within a day: one for each work that is sealed. */
  readonly sealsPerDay: number
  readonly imports: DynamicModule[]
}

@Module({})
export class TrialVisitorsModule {
  static forRoot({ tokenHours, keepDays, sealsPerDay, imports }: TrialVisitorsOptions): DynamicModule {
    return {
      module: TrialVisitorsModule,
      imports: [AccountsModule, TrialBuyersModule, ...imports],
      controllers: [TrialVisitorsController, TrialWorksController, OrderLinksController],
      providers: [
        AdmitTrialVisitor,
        {
          provide: TrialQuota,
          inject: [Tries],
          useFactory: (tries: Tries) => new TrialQuota(tries, sealsPerDay),
        },
        {
          provide: TrialTokens,
          inject: [Tokens],
          useFactory: (tokens: Tokens) => new TrialTokens(tokens, tokenHours),
        },
        ClaimTrialWorks,
        OpenOrderLink,
        { provide: TRIAL_VISITOR_DAYS, useValue: keepDays },
        ForgetTrialVisitors,
      ],
    }
  }
}
