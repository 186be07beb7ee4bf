import { Module, type DynamicModule } from '@nestjs/common'
import { ExaminePicture, FairQueue } from '@originseal/picture-admission'
import type { ObjectStore } from '@originseal/storage'
import { ReceiveUpload } from '@originseal/uploads'
import { ClaimantsModule } from '../claimants/claimants.module'
import { FindingsModule } from '../findings/findings.module'
import { NegotiationsModule } from '../negotiations/negotiations.module'
import { RespondentMailsModule } from '../respondent-mails/respondent-mails.module'
import { OBJECTS } from '../tools/tools'
import { AnswerClaim } from './answer-claim'
import { ArrangeMails } from './arrange-mails'
import { CodePageController } from './code-page.controller'
import { FindRespondent } from './find-respondent'
import { ReadRespondentPage } from './read-respondent-page'
import { RespondentFilesController } from './respondent-files.controller'
import { RespondentPageController } from './respondent-page.controller'
import { SendFile } from './send-file'
import { ShowCopy } from './show-copy'
import { ShowWork } from './show-work'
import { StopPageController } from './stop-page.controller'
import { TellRespondent } from './tell-respondent'

/** Few are sent, and the workers that look at places are the same: one at a time, and few wait. */
const uploads = { running: 1, runningPerClient: 1, waiting: 8, waitingPerClient: 2, longestWaitMs: 15_000 }

/** Pages of the other side of cases: without an account, a cookie or a script. */
@Module({})
export class RespondentPagesModule {
  /**
   * @param observations which brings the workers that make small pictures
   * @param notices which know what was taken back
   */
  static forRoot(observations: DynamicModule, notices: DynamicModule): DynamicModule {
    return {
      module: RespondentPagesModule,
      imports: [
        ClaimantsModule,
        FindingsModule,
        NegotiationsModule,
        RespondentMailsModule,
        observations,
        notices,
      ],
      controllers: [
        RespondentPageController,
        RespondentFilesController,
        CodePageController,
        StopPageController,
      ],
      providers: [
        AnswerClaim,
        ArrangeMails,
        ExaminePicture,
        FindRespondent,
        ReadRespondentPage,
        SendFile,
        ShowCopy,
        ShowWork,
        TellRespondent,
        { provide: FairQueue, useFactory: () => new FairQueue(uploads) },
        {
          provide: ReceiveUpload,
          inject: [OBJECTS],
          useFactory: (store: ObjectStore) => new ReceiveUpload(store),
        },
      ],
    }
  }
}
