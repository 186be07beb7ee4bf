import { Injectable } from '@nestjs/common'
import {
  channelDoubts,
  taipeiDateOf,
  type AdministeredChannel,
  type ChannelVersion,
} from '@originseal/contracts'
import { Problem } from '@originseal/http'
import type { Channel, PlatformRecord } from '../channel'
import { doubtOf, valuesOf, withValues } from '../channel-values.rules'
import { ChannelVersionsQueries } from '../channel-versions.queries'
import { firstChannels } from '../first-channels'

/** Every channel of the table as administrators see it: what holds, what the product came with, and who changed it why. */
@Injectable()
export class AdministeredChannels {
  constructor(private readonly versions: ChannelVersionsQueries) {}

  /** Those in doubt first, of these the ones that nobody has looked at for longest. */
  async all(): Promise<AdministeredChannel[]> {
    const versions = await this.versions.latest()
    const today = taipeiDateOf(new Date())
    const shown = firstChannels.platforms.flatMap((record) =>
      record.channels.map((channel) => {
        const own = versions.filter(({ channelId }) => channelId === channel.id)
        return toAdministered(record, channel, own, today)
      }),
    )
    return shown.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)))
  }

  /** @throws Problem CHANNEL_NOT_FOUND */
  async one(id: string): Promise<AdministeredChannel> {
    const found = (await this.all()).find((channel) => channel.id === id)
    if (!found) throw new Problem('CHANNEL_NOT_FOUND')
    return found
  }
}

/** Texts in the order of the list. */
const rankOf = ({ doubt, current: { checkedOn } }: AdministeredChannel): string =>
  `${channelDoubts.indexOf(doubt)} ${checkedOn ?? ''}`

function toAdministered(
  { platform, name }: PlatformRecord,
  shipped: Channel,
  versions: readonly (ChannelVersion & { readonly channelId: string })[],
  today: string,
): AdministeredChannel {
  const [newest] = versions
  const current = valuesOf(newest?.values ? withValues(shipped, newest.values) : shipped)
  return {
    id: shipped.id,
    platform,
    name,
    mode: shipped.mode,
    regimes: [...shipped.regimes],
    current,
    shipped: valuesOf(shipped),
    doubt: doubtOf(current, today),
    version: newest?.version ?? 0,
    versions: versions.map(({ channelId: _of, ...version }) => version),
  }
}
