import { databaseSettings } from '@originseal/database'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  IDENTITY_URL: z.url(),
  /** Where processes of its own tell how they are, as those of all services do; absent: nobody is told. */
  ADMIN_URL: z.url().optional(),
  /**
   * The keys that encrypt providers' keys: lines of an id, a blank and 64 hexadecimal digits, the one for new versions first.
   * All replicas have the same; where there is no file one is made with one key.
   */
  KEY_ENCRYPTION_KEYS_FILE: z.string().min(1),
  /** `service=credential,…` of those that get keys from the vault. */
  PROVIDER_KEYS_READERS: z.string().default(''),
  /** Where billing has payments and invoices from, and their merchants are tried; absent: ECPay itself. */
  PAYMENT_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  INVOICE_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `host:port` entries at which keys may be tried although they are local, as a sandbox of a test. */
  EGRESS_ALLOW: z.string().default(''),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
