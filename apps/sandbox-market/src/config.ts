import { databaseSettings } from '@originseal/database'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'
import { abuseMailSettings } from './abuse-mail/abuse-mail.settings'
import { cloudflareSettings } from './cloudflare/cloudflare.settings'
import { sellersSettings } from './sellers/sellers.settings'

export const configSchema = z.object({
  ...serviceSettings,
  /** The market's own origin: canonical addresses, the sitemap and og:image begin with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8090'),
  ...databaseSettings,
  ...abuseMailSettings,
  ...cloudflareSettings,
  ...sellersSettings,
  /** Folder of the pictures. */
  STORAGE_DIR: z.string().min(1),
})
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
