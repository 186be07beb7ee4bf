import { Module, type DynamicModule } from '@nestjs/common'
import { ForgetSeller } from '../cases/forget-seller'
import { EraseDrafts } from '../drafts/erase-drafts'
import { EraseMails } from '../inbox/erase-mails'
import { EraseNotices } from '../notices/erase-notices'
import { EraseObservations } from '../observations/erase-observations'
import { ForgetClosed, PAPER_ERASURES, type CaseErasure } from './forget-closed'

/** How long what is kept of closed cases stays. */
@Module({})
export class RetentionModule {
  /** @param parts what keeps something of cases */
  static forRoot(...parts: NonNullable<DynamicModule['imports']>): DynamicModule {
    return {
      module: RetentionModule,
      imports: parts,
      providers: [
        ForgetClosed,
        {
          provide: PAPER_ERASURES,
          useFactory: (...erasures: CaseErasure[]) => erasures,
          inject: [EraseMails, EraseNotices, EraseObservations, EraseDrafts, ForgetSeller],
        },
      ],
    }
  }
}
