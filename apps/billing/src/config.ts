import { databaseSettings } from '@originseal/database'
import { stageMerchant } from '@originseal/ecpay'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'
import { faultOfPayments } from './payments/payment-settings.rules'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  IDENTITY_URL: z.url(),
  /** `standalone` on a machine of one's own, where the payment provider may be a sandbox at an address of this machine. */
  DEPLOYMENT: z.enum(['standalone', 'cluster']).default('cluster'),
  /** Origin of ECPay's payment interface; absent: cards and numbers are not offered. */
  PAYMENT_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  ECPAY_MERCHANT_ID: z.string().min(1).max(10).default(stageMerchant.id),
  ECPAY_HASH_KEY: z.string().length(16).default(stageMerchant.hashKey),
  ECPAY_HASH_IV: z.string().length(16).default(stageMerchant.hashIv),
  /** Bank, branch, number and name for transfers that an administrator confirms; absent: they are not offered. */
  TRANSFER_ACCOUNT: z.string().min(1).max(200).optional(),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier).superRefine(refuseUnsafePayments)
export type Config = z.infer<typeof configSchema>

function refuseUnsafePayments(config: z.infer<typeof settings>, check: z.RefinementCtx): void {
  const fault = faultOfPayments(config, stageMerchant.hashKey)
  if (fault) check.addIssue({ code: 'custom', path: ['PAYMENT_PROVIDER_URL'], message: fault })
}

export const readConfig = (): Config => parseConfig(configSchema, process.env)
