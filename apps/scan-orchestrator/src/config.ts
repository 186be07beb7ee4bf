import { databaseSettings } from '@originseal/database'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { providerKeySettings } from '@originseal/provider-keys'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'
import { parseShard, whole } from './corpus/image-index/shard.rules'

const positive = z.coerce.number().int().positive()

/** `number/of` as a shard. */
const shard = z.string().transform((text, context) => {
  const parsed = parseShard(text)
  if (!parsed)
    context.addIssue({
      code: 'custom',
      message: 'must be its number from 0, a slash, and how many there are',
    })
  return parsed ?? whole
})

/** Addresses with commas between. */
const urls = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((url) => url !== ''))
  .pipe(z.array(z.url({ protocol: /^https?$/ })))

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  /** `index`: holds the image index for others and does nothing else. */
  ROLE: z.enum(['all', 'index']).default('all'),
  /** Who holds the image index, shard by shard from the first range on; none: this process does. */
  INDEX_URLS: urls,
  /** Which part of the hashes this process holds, e.g. `0/2`; by default all. */
  INDEX_SHARD: shard.default(whole),
  /** Images of the index in memory; by default below STORAGE_DIR. */
  INDEX_DIR: z.string().min(1).optional(),
  ...databaseSettings,
  ...providerKeySettings,
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
  /** How long a job of theirs may take before the picture counts as hostile. */
  IMAGE_TIMEOUT_MS: positive.default(10_000),
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
/** Who is asked can't ask; and with a part of the hashes alone a scan would miss copies. */
function refuseHalfAnIndex(
  config: Pick<z.output<typeof settings>, 'ROLE' | 'INDEX_URLS' | 'INDEX_SHARD'>,
  context: z.RefinementCtx,
): void {
  const refuse = (path: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (config.ROLE === 'index' && config.INDEX_URLS.length > 0)
    refuse('INDEX_URLS', 'is for those who ask: with ROLE=index this process is asked')
  if (config.ROLE === 'all' && config.INDEX_SHARD.of > 1)
    refuse('INDEX_SHARD', 'is for ROLE=index: a scan needs all shards, which INDEX_URLS names')
}

export const configSchema = settings.superRefine(refuseNotOneCarrier).superRefine(refuseHalfAnIndex)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
