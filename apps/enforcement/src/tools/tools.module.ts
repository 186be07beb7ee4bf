import { promises as dns } from 'node:dns'
import { Global, Module, type DynamicModule } from '@nestjs/common'
import { openSigner } from '@originseal/documents'
import { SmtpSubmission } from '@originseal/mail'
import { outsideTransactions } from '@originseal/runtime'
import { openObjectStore } from '@originseal/storage'
import type { ResolveRecords } from '../inbox/authenticate-mail'
import { loadMailKeys } from './mail-keys'
import type { ToolSettings } from './tool-settings'
import {
  MAIL_KEYS,
  MAIL_SETTINGS,
  OBJECTS,
  RESOLVE_RECORDS,
  SIGNING,
  SUBMISSION,
  type NoticeSigning,
} from './tools'

/** What every part of enforcement works with: files, signatures, keys and the way to the mail server. */
@Global()
@Module({})
export class ToolsModule {
  /** @param resolve looks up what domains publish; the system's resolver unless given */
  static forRoot(
    settings: ToolSettings,
    resolve: ResolveRecords = (name, type) => dns.resolve(name, type),
  ): DynamicModule {
    const { NOTICE_SMTP_URL: smtpUrl } = settings
    return {
      module: ToolsModule,
      providers: [
        {
          provide: OBJECTS,
          useFactory: async () => outsideTransactions(await openObjectStore(settings), 'objects'),
        },
        {
          provide: SIGNING,
          useFactory: async (): Promise<NoticeSigning> => ({
            signer: await openSigner({
              folder: settings.SIGNING_DIR,
              pkcs12File: settings.SIGNING_P12_FILE,
              passwordFile: settings.SIGNING_P12_PASSWORD_FILE,
            }),
            tsaUrl: settings.TSA_URL,
          }),
        },
        { provide: MAIL_SETTINGS, useValue: settings },
        { provide: MAIL_KEYS, useFactory: () => loadMailKeys(settings) },
        {
          provide: SUBMISSION,
          useFactory: () =>
            smtpUrl === undefined ? null : outsideTransactions(new SmtpSubmission(smtpUrl), 'mails'),
        },
        { provide: RESOLVE_RECORDS, useValue: resolve },
      ],
      exports: [OBJECTS, SIGNING, MAIL_SETTINGS, MAIL_KEYS, SUBMISSION, RESOLVE_RECORDS],
    }
  }
}
