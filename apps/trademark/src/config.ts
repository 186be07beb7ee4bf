import { databaseSettings } from '@originseal/database'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { providerKeySettings } from '@originseal/provider-keys'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  ...providerKeySettings,
  IDENTITY_URL: z.url(),
  /** Files of reports; with an endpoint they are in this bucket instead. */
  STORAGE_DIR: z.string().min(1),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_FILE: z.string().min(1).optional(),
  S3_SECRET_KEY_FILE: z.string().min(1).optional(),
  SIGNING_DIR: z.string().min(1),
  SIGNING_P12_FILE: z.string().min(1).optional(),
  SIGNING_P12_PASSWORD_FILE: z.string().min(1).optional(),
  TSA_URL: z.url().optional(),
  /** Fills an empty register with made-up marks, so that the product can be tried out. */
  DEMONSTRATION_REGISTER: z.stringbool().default(false),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
