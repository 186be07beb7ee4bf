import { databaseSettings } from '@originseal/database'
import { stageInvoiceMerchant, stageMerchant } from '@originseal/ecpay'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { providerKeySettings } from '@originseal/provider-keys'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'
import { conversionSettings } from './conversions/conversion-settings'
import { faultOfProvider } from './payments/payment-settings.rules'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  ...providerKeySettings,
  IDENTITY_URL: z.url(),
  /** `standalone` on a machine of one's own, where the payment provider may be a sandbox at an address of this machine. */
  DEPLOYMENT: z.enum(['standalone', 'cluster']).default('cluster'),
  /** Origin of ECPay's payment interface; absent: cards and numbers are not offered. */
  PAYMENT_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  ECPAY_MERCHANT_ID: z.string().min(1).max(10).default(stageMerchant.id),
  ECPAY_HASH_KEY: z.string().length(16).default(stageMerchant.hashKey),
  ECPAY_HASH_IV: z.string().length(16).default(stageMerchant.hashIv),
  /** The merchant's check code of the provider's back office, without which no charge can be looked at (CreditDetail/QueryTrade). */
  ECPAY_CREDIT_CHECK_CODE: z.string().max(20).default(''),
  /** Origin that gives out ECPay's file of a day's payments; absent: nothing is compared with it. */
  PAYMENT_FILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origin of ECPay's e-invoice interface; absent: no invoices are issued. */
  INVOICE_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  INVOICE_MERCHANT_ID: z.string().min(1).max(10).default(stageInvoiceMerchant.id),
  INVOICE_HASH_KEY: z.string().length(16).default(stageInvoiceMerchant.hashKey),
  INVOICE_HASH_IV: z.string().length(16).default(stageInvoiceMerchant.hashIv),
  /** Bank, branch, number and name for transfers that an administrator confirms; absent: they are not offered. */
  TRANSFER_ACCOUNT: z.string().min(1).max(200).optional(),
  ...conversionSettings,
})
export const configSchema = settings.superRefine(refuseNotOneCarrier).superRefine(refuseUnsafePayments)
export type Config = z.infer<typeof configSchema>

function refuseUnsafePayments(config: z.infer<typeof settings>, check: z.RefinementCtx): void {
  const places = [
    ['PAYMENT_PROVIDER_URL', config.PAYMENT_PROVIDER_URL, config.ECPAY_HASH_KEY === stageMerchant.hashKey],
    ['PAYMENT_FILES_URL', config.PAYMENT_FILES_URL, config.ECPAY_HASH_KEY === stageMerchant.hashKey],
    [
      'INVOICE_PROVIDER_URL',
      config.INVOICE_PROVIDER_URL,
      config.INVOICE_HASH_KEY === stageInvoiceMerchant.hashKey,
    ],
  ] as const
  for (const [name, url, hasPublishedKey] of places) {
    const message = faultOfProvider({ ...config, url, hasPublishedKey })
    if (message) check.addIssue({ code: 'custom', path: [name], message })
  }
}

export const readConfig = (): Config => parseConfig(configSchema, process.env)
