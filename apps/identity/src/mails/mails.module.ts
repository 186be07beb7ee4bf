import { Global, Module, type DynamicModule } from '@nestjs/common'
import { outsideTransactions } from '@originseal/runtime'
import { FolderPostOffice } from './folder-post-office'
import { LetterSeal } from './letter-seal'
import { Mails } from './mails'
import { MailsController } from './mails.controller'
import { MailsRepository } from './mails.repository'
import { POST_OFFICE, type PostOffice } from './post-office'
import { RemoveMails } from './remove-mails'
import { SendMails } from './send-mails'
import { SmtpPostOffice } from './smtp-post-office'
import { PUBLIC_URL, WriteMail } from './write-mail'

export interface MailsOptions {
  readonly PUBLIC_URL: string
  readonly SMTP_URL?: string | undefined
  readonly MAIL_DIR?: string | undefined
  readonly MAIL_FROM?: string | undefined
}

@Global()
@Module({})
export class MailsModule {
  static forRoot(options: MailsOptions): DynamicModule {
    return {
      module: MailsModule,
      controllers: options.SMTP_URL === undefined ? [MailsController] : [],
      providers: [
        { provide: POST_OFFICE, useFactory: () => outsideTransactions(openPostOffice(options), 'mails') },
        { provide: PUBLIC_URL, useValue: options.PUBLIC_URL },
        LetterSeal,
        Mails,
        MailsRepository,
        WriteMail,
        SendMails,
        RemoveMails,
      ],
      exports: [Mails, RemoveMails, POST_OFFICE],
    }
  }
}

function openPostOffice({ PUBLIC_URL: publicUrl, SMTP_URL, MAIL_DIR, MAIL_FROM }: MailsOptions): PostOffice {
  const from = MAIL_FROM ?? `OriginSeal <no-reply@${new URL(publicUrl).hostname}>`
  if (SMTP_URL !== undefined) return new SmtpPostOffice({ url: SMTP_URL, from, publicUrl })
  if (MAIL_DIR !== undefined) return new FolderPostOffice({ folder: MAIL_DIR, from, publicUrl })
  throw new Error('mails need an SMTP server or a folder')
}
