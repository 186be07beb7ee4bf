import type { ProviderKeyName } from '@originseal/contracts'
import { z } from 'zod'

/** What of the environment concerns keys that the vault hands over. */
export const providerKeySettings = {
  /** Where the vault is, and whom processes tell how they are. */
  ADMIN_URL: z.url().optional(),
  /** By which the vault knows this service; absent: it is not asked, and only the environment gives keys. */
  PROVIDER_KEYS_CREDENTIAL: z.string().min(32).max(200).optional(),
}

/** With the keys that the environment gives. */
export type ProviderKeySettings = {
  readonly ADMIN_URL?: string | undefined
  readonly PROVIDER_KEYS_CREDENTIAL?: string | undefined
} & Partial<Readonly<Record<ProviderKeyName, string | undefined>>>
