import { Module, type DynamicModule } from '@nestjs/common'
import { ClaimantsModule } from '../claimants/claimants.module'
import { FindingsModule } from '../findings/findings.module'
import { NegotiationsModule } from '../negotiations/negotiations.module'
import { AnswerClaim } from './answer-claim'
import { CodePageController } from './code-page.controller'
import { ReadRespondentPage } from './read-respondent-page'
import { RespondentFilesController } from './respondent-files.controller'
import { RespondentPageController } from './respondent-page.controller'
import { ShowWork } from './show-work'

/** Pages of the other side of cases: without an account, a cookie or a script. */
@Module({})
export class RespondentPagesModule {
  /** @param observations which brings the workers that make small pictures */
  static forRoot(observations: DynamicModule): DynamicModule {
    return {
      module: RespondentPagesModule,
      imports: [ClaimantsModule, FindingsModule, NegotiationsModule, observations],
      controllers: [RespondentPageController, RespondentFilesController, CodePageController],
      providers: [AnswerClaim, ReadRespondentPage, ShowWork],
    }
  }
}
