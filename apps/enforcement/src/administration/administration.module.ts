import { Module, type DynamicModule } from '@nestjs/common'
import { ClaimReportsModule } from '../claim-reports/claim-reports.module'
import { ClaimantsModule } from '../claimants/claimants.module'
import { AdministeredCasesController } from './administered-cases.controller'
import { AdministrationController } from './administration.controller'
import { AssignMail } from './assign-mail'
import { DecideClaimant } from './decide-claimant'
import { DiscardMail } from './discard-mail'
import { FiguresController } from './figures.controller'
import { ReadFigures } from './read-figures'
import { ReviewClaimants } from './review-claimants'

/** What administrators decide: who may open cases, and what mails mean that rules could not tell. */
@Module({})
export class AdministrationModule {
  static forRoot(notices: DynamicModule, inbox: DynamicModule): DynamicModule {
    return {
      module: AdministrationModule,
      imports: [ClaimReportsModule, ClaimantsModule, notices, inbox],
      controllers: [AdministeredCasesController, AdministrationController, FiguresController],
      providers: [AssignMail, DecideClaimant, DiscardMail, ReadFigures, ReviewClaimants],
    }
  }
}
