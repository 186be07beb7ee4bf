import { Module, type DynamicModule } from '@nestjs/common'
import { EraseDrafts } from '../drafts/erase-drafts'
import { EraseMails } from '../inbox/erase-mails'
import { EraseNegotiations } from '../negotiations/erase-negotiations'
import { EraseNotices } from '../notices/erase-notices'
import { EraseObservations } from '../observations/erase-observations'
import { EraseQuickCases } from '../quick-cases/erase-quick-cases'
import { ERASURES, EraseOwner, type Erasure } from './erase-owner'
import { ErasureConsumer } from './erasure.consumer'

/** The wish to be forgotten, over all that is kept here. */
@Module({})
export class ErasureModule {
  /** @param parts what keeps something of owners */
  static forRoot(...parts: NonNullable<DynamicModule['imports']>): DynamicModule {
    return {
      module: ErasureModule,
      imports: parts,
      controllers: [ErasureConsumer],
      providers: [
        EraseOwner,
        {
          provide: ERASURES,
          useFactory: (...erasures: Erasure[]) => erasures,
          inject: [
            EraseMails,
            EraseNotices,
            EraseObservations,
            EraseDrafts,
            EraseNegotiations,
            EraseQuickCases,
          ],
        },
      ],
    }
  }
}
