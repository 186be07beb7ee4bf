import { databaseSettings } from '@originseal/database'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { providerKeySettings } from '@originseal/provider-keys'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const positive = z.coerce.number().int().positive()

const storage = {
  /** Files of reports, pictures of marks and indexes; with an endpoint they are in this bucket instead. */
  STORAGE_DIR: z.string().min(1),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_FILE: z.string().min(1).optional(),
  S3_SECRET_KEY_FILE: z.string().min(1).optional(),
}

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  ...providerKeySettings,
  IDENTITY_URL: z.url(),
  ...storage,
  SIGNING_DIR: z.string().min(1),
  SIGNING_P12_FILE: z.string().min(1).optional(),
  SIGNING_P12_PASSWORD_FILE: z.string().min(1).optional(),
  TSA_URL: z.url().optional(),
  /** Decode pictures of marks, and those that people send. */
  IMAGE_WORKERS: positive.default(1),
  IMAGE_TIMEOUT_MS: positive.default(10_000),
  /** Pictures that are sent and may wait for a worker: all, those of one network, and for how long. */
  UPLOADS_WAITING: positive.default(32),
  UPLOADS_WAITING_PER_NETWORK: positive.default(8),
  UPLOAD_LONGEST_WAIT_MS: positive.default(15_000),
  /** Fills an empty register with made-up marks, so that the product can be tried out. */
  DEMONSTRATION_REGISTER: z.stringbool().default(false),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)

/** For the command that imports a register. */
export const readStorage = () => parseConfig(z.object(storage), process.env)
