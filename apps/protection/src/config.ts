import { limits } from '@originseal/contracts'
import { databaseSettings } from '@originseal/database'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { providerKeySettings } from '@originseal/provider-keys'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const positive = z.coerce.number().int().positive()

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
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
  /** Images of the index in memory; by default below STORAGE_DIR. */
  INDEX_DIR: z.string().min(1).optional(),
  IPFS_DIR: z.string().min(1),
  /** With the RPC of a Kubo node the blocks are there, and IPFS_DIR holds only what is being received. */
  IPFS_RPC_URL: z.url().optional(),
  /** Bytes of an upload that has no limit of its own. */
  UPLOAD_MAX_BYTES: positive.default(limits.uploadBytes),
  /** Bytes of a file to seal; where it is not set, those of any upload. */
  WORK_UPLOAD_MAX_BYTES: positive.optional(),
  UPLOAD_MAX_PIXELS: positive.default(50_000_000),
  /** Decode uploads. With more than one no network takes all of them. */
  IMAGE_WORKERS: positive.default(2),
  /** How long a job of theirs may take before the picture counts as hostile. */
  IMAGE_TIMEOUT_MS: positive.default(10_000),
  /** Uploads that may wait for a worker: all, those of one network, and for how long. */
  UPLOADS_WAITING: positive.default(64),
  UPLOADS_WAITING_PER_NETWORK: positive.default(24),
  UPLOAD_LONGEST_WAIT_MS: positive.default(15_000),
  CHAIN_RPC_URL: z.url(),
  CHAIN_ID: positive,
  CHAIN_KEY_FILE: z.string().min(1),
  CHAIN_CONFIRMATIONS: positive.default(1),
  CHAIN_MAX_FEE_GWEI: z.coerce.number().positive().default(200),
  /** A batch closes when it holds so many works, or when its oldest has waited so long. */
  ANCHOR_BATCH_SIZE: positive.default(1_000),
  ANCHOR_BATCH_MS: z.coerce.number().int().min(0).default(400),
  /** How long an upload waits for its transaction before it answers without one. */
  ANCHOR_WAIT_MS: z.coerce.number().int().min(0).default(4_000),
  /** Holds the certificate that signs documents; a development one is made there when none is configured. */
  SIGNING_DIR: z.string().min(1),
  SIGNING_P12_FILE: z.string().min(1).optional(),
  SIGNING_P12_PASSWORD_FILE: z.string().min(1).optional(),
  TSA_URL: z.url().optional(),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
