import { Inject, Injectable } from '@nestjs/common'
import type { Channel } from './channel'
import { FIND_CONTACT, REPORTS } from './channels'
import type { CloudflareReports } from './cloudflare-reports'
import { CurrentChannels } from './current-channels'
import type { FindContact } from './find-contact'
import { firstChannels } from './first-channels'
import { channelsOfSite } from './site-channels'

/** Finds the ways by which a notice can get to whoever can remove something. */
@Injectable()
export class FindChannels {
  constructor(
    @Inject(FIND_CONTACT) private readonly findContact: FindContact,
    private readonly current: CurrentChannels,
    @Inject(REPORTS) private readonly reports: CloudflareReports | null,
  ) {}

  /** In the order in which they are tried; never none. An interface without a key of the operator's is no way. */
  async execute(target: { platform: string | null; canonicalUrl: string }): Promise<Channel[]> {
    const known = firstChannels.platforms.find(({ platform }) => platform === target.platform)?.channels
    const channels = known ?? channelsOfSite(await this.findContact.execute(target.canonicalUrl))
    return this.current.of(channels.filter(({ mode }) => mode !== 'api' || this.reports !== null))
  }
}
