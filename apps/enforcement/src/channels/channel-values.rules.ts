import {
  channelChecksHoldDays,
  channelForm,
  channelMailbox,
  parseUrl,
  startOfTaipeiDay,
  type ChannelDoubt,
  type ChannelValues,
  type ErrorCode,
} from '@originseal/contracts'
import type { Channel } from './channel'

const dayMs = 86_400_000

/** What of a channel an administrator may change, as the channel has it. */
export const valuesOf = ({ address, certainty, checkedAt }: Channel): ChannelValues => ({
  address: address ?? null,
  certainty,
  checkedOn: checkedAt,
})

/** A channel with these values instead of its own. */
export function withValues(channel: Channel, { address, certainty, checkedOn }: ChannelValues): Channel {
  const { address: own, note, ...rest } = channel
  return {
    ...rest,
    ...(address !== null && { address }),
    certainty,
    checkedAt: checkedOn,
    // Of a channel without an address the note says that none is known.
    ...(note && (own !== undefined || address === null) && { note }),
  }
}

/** Why somebody should look where a channel leads. @param today in Taiwan */
export function doubtOf({ certainty, checkedOn }: ChannelValues, today: string): ChannelDoubt {
  if (certainty === 'unconfirmed') return 'unconfirmed'
  if (checkedOn === null) return 'unchecked'
  const heldMs = startOfTaipeiDay(today).getTime() - startOfTaipeiDay(checkedOn).getTime()
  return heldMs > channelChecksHoldDays * dayMs ? 'outdated' : 'none'
}

/** What is wrong with new values of a channel; undefined where nothing is. @param today in Taiwan */
export function faultOfValues(channel: Channel, values: ChannelValues, today: string): ErrorCode | undefined {
  if (!fits(channel, values)) return 'CHANNEL_ADDRESS_INVALID'
  const { certainty, checkedOn } = values
  const isUndated = certainty === 'verified' && checkedOn === null
  return isUndated || (checkedOn !== null && checkedOn > today) ? 'CHANNEL_DAY_INVALID' : undefined
}

function fits({ mode, address: own }: Channel, { address, certainty }: ChannelValues): boolean {
  // The environment says where an interface is: another address here would change nothing.
  if (mode === 'api') return address === (own ?? null)
  if (mode === 'email') return address !== null && isMailbox(address)
  return address === null ? certainty !== 'verified' : isForm(address)
}

const isMailbox = (address: string): boolean => channelMailbox.safeParse(address).success

/** Nobody's credentials are in it. */
function isForm(address: string): boolean {
  const url = parseUrl(address)
  return channelForm.safeParse(address).success && url?.username === '' && url.password === ''
}
