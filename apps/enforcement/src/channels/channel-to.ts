import type { NewestValues } from './channel-versions.queries'
import { currentChannel } from './current-channels'
import { firstChannels } from './first-channels'

/**
 * How a notice gets to a platform: by us, or by its claimant's own hand.
 * @returns undefined where no way is known beforehand
 */
export function channelTo(
  platform: string | null,
  newest: NewestValues,
): 'automatic' | 'by-hand' | undefined {
  const record = firstChannels.platforms.find((each) => each.platform === platform)
  const first = record?.channels.find((channel) => currentChannel(channel, newest).address !== undefined)
  if (!first) return undefined
  return first.mode === 'email' || first.mode === 'api' ? 'automatic' : 'by-hand'
}
