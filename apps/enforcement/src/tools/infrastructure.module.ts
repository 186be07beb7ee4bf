import { Global, Module, type DynamicModule } from '@nestjs/common'
import { openSigner } from '@originseal/documents'
import { smtpGuard, SmtpServer, SmtpSubmission } from '@originseal/mail'
import { ProviderKeys, TimestampAuthority } from '@originseal/provider-keys'
import { outsideTransactions } from '@originseal/runtime'
import { openObjectStore } from '@originseal/storage'
import type { ResolveRecords } from '../inbox/authenticate-mail'
import { resolveRecords } from './resolve-records'
import { loadMailKeys } from './mail-keys'
import type { ToolSettings } from './tool-settings'
import {
  MAIL_KEYS,
  MAIL_SETTINGS,
  OBJECTS,
  PUBLIC_URL,
  RESOLVE_RECORDS,
  SIGNING,
  type NoticeSigning,
} from './tools'

/** What every part of enforcement works with: files, signatures, keys and the way to the mail server. */
@Global()
@Module({})
export class InfrastructureModule {
  /** @param resolve looks up what domains publish; as the settings say unless given */
  static forRoot(
    settings: ToolSettings & { readonly PUBLIC_URL: string; readonly EGRESS_ALLOW?: string },
    resolve: ResolveRecords = resolveRecords(settings.MAIL_RECORDS_FILE),
  ): DynamicModule {
    const { PUBLIC_URL: publicUrl, EGRESS_ALLOW: egressAllow = '' } = settings
    return {
      module: InfrastructureModule,
      providers: [
        {
          provide: OBJECTS,
          useFactory: async () => outsideTransactions(await openObjectStore(settings), 'objects'),
        },
        {
          provide: SIGNING,
          inject: [TimestampAuthority],
          useFactory: async (authority: TimestampAuthority): Promise<NoticeSigning> => ({
            signer: await openSigner({
              folder: settings.SIGNING_DIR,
              pkcs12File: settings.SIGNING_P12_FILE,
              passwordFile: settings.SIGNING_P12_PASSWORD_FILE,
            }),
            authority,
          }),
        },
        { provide: MAIL_SETTINGS, useValue: settings },
        { provide: PUBLIC_URL, useValue: publicUrl },
        { provide: MAIL_KEYS, useFactory: () => loadMailKeys(settings) },
        {
          provide: SmtpSubmission,
          inject: [ProviderKeys],
          useFactory: (keys: ProviderKeys) => {
            const server = new SmtpServer('NOTICE_SMTP_URL', keys, smtpGuard(egressAllow))
            return outsideTransactions(new SmtpSubmission(server), 'mails')
          },
        },
        { provide: RESOLVE_RECORDS, useValue: resolve },
      ],
      exports: [OBJECTS, PUBLIC_URL, SIGNING, MAIL_SETTINGS, MAIL_KEYS, SmtpSubmission, RESOLVE_RECORDS],
    }
  }
}
