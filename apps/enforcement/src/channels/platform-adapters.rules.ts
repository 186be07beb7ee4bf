import type { PlatformAdapter } from './platform-adapter'
import { messengerAdapters } from './messenger-adapters.rules'
import { shopAdapters } from './shop-adapters.rules'
import { socialAdapters } from './social-adapters.rules'

/** The platforms whose addresses are read (docs/adr/0045-channels.md). */
export const platformAdapters: readonly PlatformAdapter[] = [
  ...socialAdapters,
  ...shopAdapters,
  ...messengerAdapters,
]
