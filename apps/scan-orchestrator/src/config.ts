import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const positive = z.coerce.number().int().positive()

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  DATABASE_URL: z.url(),
  IDENTITY_URL: z.url(),
  STORAGE_DIR: z.string().min(1),
  /** With an endpoint files are in this bucket, and STORAGE_DIR holds only what is being received. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_FILE: z.string().min(1).optional(),
  S3_SECRET_KEY_FILE: z.string().min(1).optional(),
  /** Tasks done at once in this process. */
  SCAN_CONCURRENCY: positive.default(2),
  IMAGE_WORKERS: positive.default(2),
  /** Largest picture that is fetched from a page. */
  CRAWL_MAX_IMAGE_BYTES: positive.default(20_000_000),
  /** A browser for pages that only scripts fill; without one they are read as they come. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  CHROMIUM_ALLOW_NO_SANDBOX: z.stringbool().default(false),
  /** Addresses that may be visited though they are private, as `host:port,…`; for the sandbox marketplace. */
  EGRESS_ALLOW: z.string().default(''),
  /** The sandbox marketplace, where one runs. */
  MARKET_URL: z.url().optional(),
  /** JSON file with the manifests of further sites. */
  SCAN_SITES_FILE: z.string().min(1).optional(),
  GOOGLE_VISION_KEY: z.string().min(1).optional(),
  TINEYE_KEY: z.string().min(1).optional(),
  SERP_LENS_KEY: z.string().min(1).optional(),
  SIGNING_DIR: z.string().min(1),
  SIGNING_P12_FILE: z.string().min(1).optional(),
  SIGNING_P12_PASSWORD_FILE: z.string().min(1).optional(),
  TSA_URL: z.url().optional(),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
