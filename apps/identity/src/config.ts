import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

export const configSchema = z.object({
  ...serviceSettings,
  DATABASE_URL: z.url(),
  EVENTS_DATABASE_URL: z.url(),
  /** Folder of the token signing key; made there at the first start. */
  TOKEN_KEY_DIR: z.string().min(1),
  TRIAL_TOKEN_HOURS: z.coerce.number().positive().max(168).default(24),
})
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
