import { Global, Module, type DynamicModule, type FactoryProvider } from '@nestjs/common'
import { outsideTransactions } from '@originseal/runtime'
import { LOCAL_MAIL_SETTINGS, LocalMailsController } from './local/local-mails.controller'
import type { Mail, WriteMailText } from './mail'
import { MAIL_ENCRYPTION, MailEncryption } from './mail-encryption'
import { MailQueue } from './mail-queue'
import type { MailSettings } from './mail-settings'
import { MAIL_TRANSPORT } from './mail-transport'
import { openMailTransport } from './open-mail-transport'
import { SendMails } from './send-mails'
import { WriteMail } from './write-mail'

export interface MailOptions<AnyMail extends Mail> {
  readonly settings: MailSettings
  /** 256 bits that the database does not hold: the same in every replica and after every start. */
  readonly encryptionKey: Required<Pick<FactoryProvider<Uint8Array>, 'inject' | 'useFactory'>>
  readonly writeText: WriteMailText<AnyMail>
}

/** The mails of a service: {@link MailQueue} takes them, the rest sends them. */
@Global()
@Module({})
export class MailModule {
  static forRoot<AnyMail extends Mail>(options: MailOptions<AnyMail>): DynamicModule {
    const { settings, encryptionKey, writeText } = options
    return {
      module: MailModule,
      // The page of mails exists only where they stay in a folder.
      controllers: settings.SMTP_URL === undefined ? [LocalMailsController] : [],
      providers: [
        { provide: LOCAL_MAIL_SETTINGS, useValue: settings },
        {
          provide: MAIL_TRANSPORT,
          useFactory: () => outsideTransactions(openMailTransport(settings), 'mails'),
        },
        {
          provide: MAIL_ENCRYPTION,
          inject: encryptionKey.inject,
          useFactory: async (...given: unknown[]) =>
            new MailEncryption(await encryptionKey.useFactory(...given)),
        },
        {
          provide: WriteMail,
          inject: [MAIL_ENCRYPTION],
          useFactory: (encryption: MailEncryption) =>
            new WriteMail(encryption, writeText as WriteMailText, settings.PUBLIC_URL),
        },
        MailQueue,
        SendMails,
      ],
      exports: [MailQueue, MAIL_ENCRYPTION, MAIL_TRANSPORT],
    }
  }
}
