import { Module, type DynamicModule } from '@nestjs/common'
import { EraseMails } from './erase-mails'
import { FetchMails } from './fetch-mails'
import { InboxQueries } from './inbox.queries'
import { InboxRepository } from './inbox.repository'
import { JudgeMail } from './judge-mail'
import { MailFiles } from './mail-files'
import { MailServer } from './mail-server'
import { ReadInboundMail } from './read-inbound-mail'
import { ReceivedMailsQueries } from './received-mails.queries'
import { SettleMail } from './settle-mail'
import { TakeInMail } from './take-in-mail'
import { UnrecognisedMailsQueries } from './unrecognised-mails.queries'

/** Mails that come back, from the wire to the case. */
@Module({})
export class InboxModule {
  /** @param notices whose answers they are */
  static forRoot(notices: DynamicModule): DynamicModule {
    return {
      module: InboxModule,
      imports: [notices],
      providers: [
        MailServer,
        TakeInMail,
        ReadInboundMail,
        JudgeMail,
        EraseMails,
        FetchMails,
        MailFiles,
        InboxQueries,
        InboxRepository,
        ReceivedMailsQueries,
        SettleMail,
        UnrecognisedMailsQueries,
      ],
      exports: [
        EraseMails,
        InboxQueries,
        MailFiles,
        MailServer,
        ReceivedMailsQueries,
        SettleMail,
        UnrecognisedMailsQueries,
      ],
    }
  }
}
