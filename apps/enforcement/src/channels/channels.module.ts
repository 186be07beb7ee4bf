import { Module, type DynamicModule } from '@nestjs/common'
import { egressPolicy, GuardedCall, GuardedFetch, parseEgressAllow, resolveName } from '@originseal/egress'
import { outsideTransactions } from '@originseal/runtime'
import type { ChannelSettings } from './channel-settings'
import { FIND_CONTACT, REPORTS } from './channels'
import { CloudflareReports } from './cloudflare-reports'
import { FindChannels } from './find-channels'
import { FindContact } from './find-contact'

/** Whom to write to, and the interfaces that take reports. */
@Module({})
export class ChannelsModule {
  static forRoot(settings: ChannelSettings): DynamicModule {
    const policy = egressPolicy({ allow: parseEgressAllow(settings.EGRESS_ALLOW) })
    return {
      module: ChannelsModule,
      providers: [
        FindChannels,
        {
          provide: FIND_CONTACT,
          useValue: new FindContact({
            fetch: outsideTransactions(new GuardedFetch(policy), 'the web'),
            resolve: resolveName,
          }),
        },
        { provide: REPORTS, useValue: openReports(settings, new GuardedCall(policy)) },
      ],
      exports: [FindChannels, REPORTS],
    }
  }
}

function openReports(
  { CLOUDFLARE_ACCOUNT_ID: accountId, CLOUDFLARE_TOKEN: token, CLOUDFLARE_API_URL: baseUrl }: ChannelSettings,
  calls: GuardedCall,
): CloudflareReports | null {
  if (accountId === undefined || token === undefined) return null
  return outsideTransactions(new CloudflareReports(calls, { baseUrl, accountId, token }), 'Cloudflare')
}
