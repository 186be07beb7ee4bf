import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

export const webConfigSchema = z.object({
  ...serviceSettings,
  /** Folder of the built web. */
  WEB_DIR: z.string().min(1),
})
export type WebConfig = z.infer<typeof webConfigSchema>

export const readWebConfig = (): WebConfig => parseConfig(webConfigSchema, process.env)
