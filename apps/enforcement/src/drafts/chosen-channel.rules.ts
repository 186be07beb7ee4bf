import type { NoticeStatements } from '@originseal/contracts'
import type { Channel } from '../channels/channel'
import type { Regime } from '../notices/notice-facts'

export interface Chosen {
  readonly channel: Channel
  readonly regime: Regime
}

/** How the next notice would go: as its claimant chose, else by the first channel and the first rules that it takes. */
export function chosenChannel(
  channels: readonly Channel[],
  { channelId, regime }: Pick<NoticeStatements, 'channelId' | 'regime'>,
): Chosen | undefined {
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0]
  if (!channel) return undefined
  const [first] = channel.regimes
  const taken = channel.regimes.find((each) => each === regime) ?? first
  return taken && { channel, regime: taken }
}

/** Nothing leaves by such a channel by itself. */
export const isFiledByHand = ({ mode }: Channel): boolean => mode === 'by-hand' || mode === 'portal'

/** What a person files by hand is signed on paper where the provider wants that; here its content is signed. */
export const signableAs = (channel: Channel): Channel =>
  isFiledByHand(channel) ? { ...channel, signatureKinds: ['typed'] } : channel
