import { Module } from '@nestjs/common'
import { NoticesModule } from '../notices/notices.module'
import { EraseMails } from './erase-mails'
import { InboxConsumer } from './inbox.consumer'
import { InboxQueries } from './inbox.queries'
import { InboxRepository } from './inbox.repository'
import { JudgeMail } from './judge-mail'
import { MailFiles } from './mail-files'
import { MailServer } from './mail-server'
import { ReadInboundMail } from './read-inbound-mail'
import { TakeInMail } from './take-in-mail'

/** Mails that come back, from the wire to the case. */
@Module({
  imports: [NoticesModule],
  controllers: [InboxConsumer],
  providers: [
    MailServer,
    TakeInMail,
    ReadInboundMail,
    JudgeMail,
    EraseMails,
    MailFiles,
    InboxQueries,
    InboxRepository,
  ],
  exports: [MailServer],
})
export class InboxModule {}
