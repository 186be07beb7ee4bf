import { Module, type DynamicModule } from '@nestjs/common'
import type { CaseMailSettings } from '../tools/mail-settings'
import { ListLocalMails } from './list-local-mails'
import { LocalMailsController } from './local-mails.controller'

/** A page of the mails of cases, for a machine on which the product is tried. */
@Module({})
export class LocalMailsModule {
  /**
   * @param notices where the files of notices are
   * @param inbox where the files of answers are
   */
  static forRoot(
    { LOCAL_MAILS_PAGE: page }: Pick<CaseMailSettings, 'LOCAL_MAILS_PAGE'>,
    notices: DynamicModule,
    inbox: DynamicModule,
  ): DynamicModule {
    if (page === 'off') return { module: LocalMailsModule }
    return {
      module: LocalMailsModule,
      imports: [notices, inbox],
      controllers: [LocalMailsController],
      providers: [ListLocalMails],
    }
  }
}
