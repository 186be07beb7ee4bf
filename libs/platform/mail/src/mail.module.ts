import { Global, Module, type DynamicModule, type FactoryProvider } from '@nestjs/common'
import { ProviderKeys } from '@originseal/provider-keys'
import { outsideTransactions } from '@originseal/runtime'
import type { FolderMailTransport } from './folder-mail-transport'
import { LOCAL_MAIL_SETTINGS, LocalMailsController } from './local/local-mails.controller'
import type { Mail, WriteMailText } from './mail'
import { MAIL_ENCRYPTION, MailEncryption } from './mail-encryption'
import { MailQueue } from './mail-queue'
import type { MailSettings } from './mail-settings'
import { MAIL_FOLDER, MAIL_TRANSPORT } from './mail-transport'
import { openMailFolder, openMailTransport } from './open-mail-transport'
import { SendMails } from './send-mails'
import { smtpGuard, SmtpServer } from './smtp-server'
import { WriteMail } from './write-mail'

export interface MailOptions<AnyMail extends Mail> {
  readonly settings: MailSettings
  /** 256 bits that the database does not hold: the same in every replica and after every start. */
  readonly encryptionKey: Required<Pick<FactoryProvider<Uint8Array>, 'inject' | 'useFactory'>>
  readonly writeText: WriteMailText<AnyMail>
  /** `own`: the service has a page of all its mails, which shows these as well. */
  readonly page?: 'own'
}

/** The mails of a service: {@link MailQueue} takes them, the rest sends them. It needs `ProviderKeysModule`. */
@Global()
@Module({})
export class MailModule {
  static forRoot<AnyMail extends Mail>(options: MailOptions<AnyMail>): DynamicModule {
    const { settings, encryptionKey, writeText, page } = options
    const staysHere = settings.SMTP_URL === undefined && settings.MAIL_DIR !== undefined
    return {
      module: MailModule,
      // The page of mails exists only where they stay in a folder, as long as no administrator has set a server.
      controllers: staysHere && page !== 'own' ? [LocalMailsController] : [],
      providers: [
        { provide: LOCAL_MAIL_SETTINGS, useValue: settings },
        { provide: MAIL_FOLDER, useFactory: () => openMailFolder(settings) },
        {
          provide: MAIL_TRANSPORT,
          inject: [ProviderKeys, MAIL_FOLDER],
          useFactory: (keys: ProviderKeys, folder: FolderMailTransport | null) => {
            const server = new SmtpServer('SMTP_URL', keys, smtpGuard(settings.EGRESS_ALLOW ?? ''))
            return outsideTransactions(openMailTransport(settings, server, folder), 'mails')
          },
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
      exports: [MailQueue, MAIL_ENCRYPTION, MAIL_FOLDER],
    }
  }
}
