import { Module, type DynamicModule, type Type } from '@nestjs/common'
import { EndAttempt } from './end-attempt'
import { EraseNotices } from './erase-notices'
import { KeepNotice } from './keep-notice'
import { LetNoticeLeave } from './let-notice-leave'
import { NoteBounce } from './note-bounce'
import { NoticeFiles } from './notice-files'
import { NoticeMessages } from './notice-messages'
import { NoticesQueries } from './notices.queries'
import { NoticesRepository } from './notices.repository'
import { PrintNotice } from './print-notice'
import { ReportNotice } from './report-notice'
import { RecordRetraction } from './record-retraction'
import { SentMailsQueries } from './sent-mails.queries'
import { SendNotice } from './send-notice'
import { TakeBackNotices } from './take-back-notices'
import { TryAttempt } from './try-attempt'
import { WriteNoticeMessage } from './write-notice-message'

/** Notices from their signature to whoever gets them. Whoever imports it provides CASE_EVENTS globally. */
@Module({})
export class NoticesModule {
  /**
   * @param channels where the interfaces are that take reports
   * @param holds exports NOTICE_HOLDS
   */
  static forRoot(channels: DynamicModule, holds: DynamicModule | Type): DynamicModule {
    return {
      module: NoticesModule,
      imports: [channels, holds],
      providers: [
        KeepNotice,
        SendNotice,
        ReportNotice,
        PrintNotice,
        EndAttempt,
        LetNoticeLeave,
        TakeBackNotices,
        TryAttempt,
        RecordRetraction,
        EraseNotices,
        NoteBounce,
        NoticeMessages,
        WriteNoticeMessage,
        NoticeFiles,
        NoticesQueries,
        NoticesRepository,
        SentMailsQueries,
      ],
      exports: [
        EndAttempt,
        EraseNotices,
        KeepNotice,
        NoteBounce,
        NoticeFiles,
        NoticesQueries,
        PrintNotice,
        RecordRetraction,
        SentMailsQueries,
      ],
    }
  }
}
