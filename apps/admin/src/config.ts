import { databaseSettings } from '@originseal/database'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  IDENTITY_URL: z.url(),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
