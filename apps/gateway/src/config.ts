import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const measuring = {
  /** As billing's: their scripts may run on pages that are only read, where the visitor agreed. */
  META_PIXEL_ID: z.string().min(1).optional(),
  GA4_MEASUREMENT_ID: z.string().min(1).optional(),
}

export const configSchema = z.object({
  ...serviceSettings,
  ADMIN_URL: z.url(),
  BILLING_URL: z.url(),
  ENFORCEMENT_URL: z.url(),
  IDENTITY_URL: z.url(),
  PROTECTION_URL: z.url(),
  SCAN_ORCHESTRATOR_URL: z.url(),
  TRADEMARK_URL: z.url(),
  /** Where the payment provider's pages are: the form of an order may go there. */
  PAYMENT_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...measuring,
  /** Folder of the built web; absent where something else serves it, as the ingress does in a cluster. */
  WEB_DIR: z.string().min(1).optional(),
  /**
   * Addresses or networks, separated by commas, of the proxies before us: only they may say whom they speak for.
   * Absent: nobody stands before us and `X-Forwarded-For` is no more than what a stranger claims.
   */
  TRUSTED_PROXIES: z.string().min(1).optional(),
})
export type Config = z.infer<typeof configSchema>

/** Of the pages by themselves. */
export const webConfigSchema = z.object({
  ...serviceSettings,
  /** As the gateway's. */
  PAYMENT_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...measuring,
  /** Folder of the built web. */
  WEB_DIR: z.string().min(1),
})
export type WebConfig = z.infer<typeof webConfigSchema>

export const readWebConfig = (): WebConfig => parseConfig(webConfigSchema, process.env)

export const readConfig = (): Config => parseConfig(configSchema, process.env)
