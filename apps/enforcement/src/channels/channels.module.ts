import { Module, type DynamicModule } from '@nestjs/common'
import { egressPolicy, GuardedCall, GuardedFetch, parseEgressAllow, resolveName } from '@originseal/egress'
import { outsideTransactions } from '@originseal/runtime'
import type { ChannelSettings } from './channel-settings'
import { FIND_CONTACT, REPORTS } from './channels'
import { ChannelVersionsQueries } from './channel-versions.queries'
import { CloudflareReports } from './cloudflare-reports'
import { CurrentChannels } from './current-channels'
import { FindChannels } from './find-channels'
import { FindContact } from './find-contact'
import { FollowShortLink } from './follow-short-link'

/** Whom to write to, and the interfaces that take reports. Global: addresses that only lead on are followed wherever they come in. */
@Module({})
export class ChannelsModule {
  static forRoot(settings: ChannelSettings): DynamicModule {
    const policy = egressPolicy({ allow: parseEgressAllow(settings.EGRESS_ALLOW) })
    const fetch = outsideTransactions(new GuardedFetch(policy), 'the web')
    return {
      module: ChannelsModule,
      global: true,
      providers: [
        ChannelVersionsQueries,
        CurrentChannels,
        FindChannels,
        {
          provide: FIND_CONTACT,
          useValue: new FindContact({
            fetch,
            resolve: resolveName,
          }),
        },
        { provide: FollowShortLink, useValue: new FollowShortLink(fetch) },
        { provide: REPORTS, useValue: openReports(settings, new GuardedCall(policy)) },
      ],
      exports: [ChannelVersionsQueries, CurrentChannels, FindChannels, FollowShortLink, REPORTS],
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
