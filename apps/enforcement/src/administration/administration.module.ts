import { Module, type DynamicModule } from '@nestjs/common'
import { ClaimReportsModule } from '../claim-reports/claim-reports.module'
import { ClaimantsModule } from '../claimants/claimants.module'
import { NegotiationsModule } from '../negotiations/negotiations.module'
import { AdministeredCasesController } from './administered-cases.controller'
import { AdministrationController } from './administration.controller'
import { AssignMail } from './assign-mail'
import { DecideClaimant } from './decide-claimant'
import { DiscardMail } from './discard-mail'
import { FindCases } from './find-cases'
import { FiguresController } from './figures.controller'
import { ReadAdministeredCase } from './read-administered-case'
import { ReadFigures } from './read-figures'
import { ReviewClaimants } from './review-claimants'

/** What administrators decide: who may open cases, and what mails mean that rules could not tell. */
@Module({})
export class AdministrationModule {
  /** @param parts notices, inbox and drafts */
  static forRoot(...parts: DynamicModule[]): DynamicModule {
    return {
      module: AdministrationModule,
      imports: [ClaimReportsModule, ClaimantsModule, NegotiationsModule, ...parts],
      controllers: [AdministeredCasesController, AdministrationController, FiguresController],
      providers: [
        AssignMail,
        DecideClaimant,
        DiscardMail,
        FindCases,
        ReadAdministeredCase,
        ReadFigures,
        ReviewClaimants,
      ],
    }
  }
}
