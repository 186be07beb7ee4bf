import { databaseSettings } from '@originseal/database'
import { stageInvoiceMerchant, stageMerchant } from '@originseal/ecpay'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'

const keyOfAes128 = z.string().length(16)

export const configSchema = z.object({
  ...serviceSettings,
  /** The bank's own origin. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8091'),
  ...databaseSettings,
  /** The one merchant that the bank knows; the published one of ECPay's stage unless given. */
  MERCHANT_ID: z.string().min(1).default(stageMerchant.id),
  MERCHANT_HASH_KEY: keyOfAes128.default(stageMerchant.hashKey),
  MERCHANT_HASH_IV: keyOfAes128.default(stageMerchant.hashIv),
  INVOICE_MERCHANT_ID: z.string().min(1).default(stageInvoiceMerchant.id),
  INVOICE_HASH_KEY: keyOfAes128.default(stageInvoiceMerchant.hashKey),
  INVOICE_HASH_IV: keyOfAes128.default(stageInvoiceMerchant.hashIv),
  /** How long a day of a mandate lasts: 86,400, or less so that periods pass while one looks on. */
  BANK_DAY_SECONDS: z.coerce.number().int().positive().default(86_400),
  /** How long after a notice that was not acknowledged the next one goes out. ECPay waits 5 to 15 minutes. */
  NOTICE_PAUSE_SECONDS: z.coerce.number().positive().default(300),
})
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
