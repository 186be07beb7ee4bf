import { z } from 'zod'
import { caseMailSettings } from './mail-settings'

/** What of the environment concerns files, signatures and mails. */
export const toolSettings = {
  ...caseMailSettings,
  STORAGE_DIR: z.string().min(1),
  /** With an endpoint files are in this bucket, and STORAGE_DIR holds only what is being received. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_FILE: z.string().min(1).optional(),
  S3_SECRET_KEY_FILE: z.string().min(1).optional(),
  SIGNING_DIR: z.string().min(1),
  SIGNING_P12_FILE: z.string().min(1).optional(),
  SIGNING_P12_PASSWORD_FILE: z.string().min(1).optional(),
  TSA_URL: z.url().optional(),
}
const schema = z.object(toolSettings)
export type ToolSettings = z.infer<typeof schema>
