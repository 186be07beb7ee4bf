import { databaseSettings } from '@originseal/database'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  IDENTITY_URL: z.url(),
  /** Whether members can start takedowns; as long as they can't, none of their units are sold. */
  TAKEDOWNS: z.enum(['open', 'closed']).default('closed'),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
