import { Module, type DynamicModule } from '@nestjs/common'
import { fixedSmtpServer, SmtpSubmission } from '@originseal/mail'
import type { Config } from '../config'
import { Site } from '../pages/site'
import { AbuseMailServer } from './abuse-mail-server'
import { AnswerNotice } from './answer-notice'
import { loadDeskKey, publishDeskKey } from './desk-key'
import { MailedNoticesRepository } from './notices.repository'
import { TakeDeskStep } from './take-desk-step'
import { TakeNotice } from './take-notice'

/** The desk that is written to by mail and answers by mail; there is one where it has a port and a way to answer. */
@Module({})
export class AbuseMailModule {
  static forRoot(config: Config): DynamicModule {
    const { ABUSE_SMTP_PORT: port, ANSWER_SMTP_URL: answerUrl, ABUSE_MAIL_DOMAIN: domain } = config
    if (port === undefined || answerUrl === undefined) return { module: AbuseMailModule }
    return {
      module: AbuseMailModule,
      providers: [
        MailedNoticesRepository,
        TakeNotice,
        TakeDeskStep,
        {
          provide: AnswerNotice,
          inject: [Site],
          useFactory: async (site: Site) => {
            const key = await loadDeskKey(config.STORAGE_DIR, domain)
            if (config.MAIL_RECORDS_FILE !== undefined) await publishDeskKey(key, config.MAIL_RECORDS_FILE)
            return new AnswerNotice(site, key, new SmtpSubmission(fixedSmtpServer(answerUrl)))
          },
        },
        {
          provide: AbuseMailServer,
          inject: [TakeNotice],
          useFactory: (takeNotice: TakeNotice) =>
            new AbuseMailServer(takeNotice, { domain, port, host: config.SERVICE_HOST }),
        },
      ],
    }
  }
}
