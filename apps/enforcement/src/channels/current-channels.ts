import { Injectable } from '@nestjs/common'
import type { Channel } from './channel'
import { withValues } from './channel-values.rules'
import { ChannelVersionsQueries, type NewestValues } from './channel-versions.queries'
import { shippedChannels } from './first-channels'

/** Channels as they are now: as the product came with them, but for what administrators have changed. */
@Injectable()
export class CurrentChannels {
  constructor(private readonly versions: ChannelVersionsQueries) {}

  /** These, as long ago as they were looked up. Mailboxes that a site publishes are in no table and stay as they are. */
  async of(channels: readonly Channel[]): Promise<Channel[]> {
    const newest = await this.versions.newest()
    return channels.map((channel) => currentChannel(shippedChannels.get(channel.id) ?? channel, newest))
  }
}

/** @param shipped as the product came with it */
export function currentChannel(shipped: Channel, newest: NewestValues): Channel {
  const values = newest.get(shipped.id)
  return values ? withValues(shipped, values) : shipped
}
