import { Module } from '@nestjs/common'
import { EraseNotices } from './erase-notices'
import { EndAttempt } from './end-attempt'
import { NoticeFiles } from './notice-files'
import { NoticeMessages } from './notice-messages'
import { NoticesConsumer } from './notices.consumer'
import { NoticesQueries } from './notices.queries'
import { NoticesRepository } from './notices.repository'
import { QueueNotice } from './queue-notice'
import { SendNotice } from './send-notice'
import { WriteNoticeMessage } from './write-notice-message'

/** Notices from their signature to the mail server. Whoever imports it provides CASE_EVENTS globally. */
@Module({
  controllers: [NoticesConsumer],
  providers: [
    QueueNotice,
    SendNotice,
    EndAttempt,
    EraseNotices,
    NoticeMessages,
    WriteNoticeMessage,
    NoticeFiles,
    NoticesQueries,
    NoticesRepository,
  ],
  exports: [QueueNotice, NoticesQueries],
})
export class NoticesModule {}
