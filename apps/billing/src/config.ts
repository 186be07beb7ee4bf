import { databaseSettings } from '@originseal/database'
import { stageInvoiceMerchant, stageMerchant } from '@originseal/ecpay'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { providerKeySettings } from '@originseal/provider-keys'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'
import { conversionSettings } from './conversions/conversion-settings'
import { faultOfProvider } from './payments/payment-settings.rules'

const merchantKey = z.string().regex(/^[0-9A-Za-z]{16}$/)

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
  /** With its IV; absent: the vault's merchant, else the published one where that does no harm. */
  ECPAY_HASH_KEY: merchantKey.optional(),
  ECPAY_HASH_IV: merchantKey.optional(),
  /** The merchant's check code of the provider's back office, without which no charge can be looked at (CreditDetail/QueryTrade). */
  ECPAY_CREDIT_CHECK_CODE: z
    .string()
    .regex(/^[0-9A-Za-z]{0,20}$/)
    .default(''),
  /** Origin that gives out ECPay's file of a day's payments; absent: nothing is compared with it. */
  PAYMENT_FILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origin of ECPay's e-invoice interface; absent: no invoices are issued. */
  INVOICE_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  INVOICE_MERCHANT_ID: z.string().min(1).max(10).default(stageInvoiceMerchant.id),
  INVOICE_HASH_KEY: merchantKey.optional(),
  INVOICE_HASH_IV: merchantKey.optional(),
  /** Bank, branch, number and name for transfers that an administrator confirms; absent: they are not offered. */
  TRANSFER_ACCOUNT: z.string().min(1).max(200).optional(),
  ...conversionSettings,
})
export const configSchema = settings.superRefine(refuseNotOneCarrier).superRefine(refuseUnsafePayments)
export type Config = z.infer<typeof configSchema>

function refuseUnsafePayments(config: z.infer<typeof settings>, check: z.RefinementCtx): void {
  const merchants = [
    ['ECPAY', config.ECPAY_HASH_KEY, config.ECPAY_HASH_IV, stageMerchant.hashKey],
    ['INVOICE', config.INVOICE_HASH_KEY, config.INVOICE_HASH_IV, stageInvoiceMerchant.hashKey],
  ] as const
  const published = merchants.map(([name, hashKey, hashIv, publishedKey]) => {
    if ((hashKey === undefined) !== (hashIv === undefined))
      check.addIssue({
        code: 'custom',
        path: [`${name}_HASH_IV`],
        message: 'belongs to the key: both or none',
      })
    // Where nothing is given the vault may, later: what is published is not used until then.
    return hashKey === undefined ? config.PROVIDER_KEYS_CREDENTIAL === undefined : hashKey === publishedKey
  })
  const [ofPayments = true, ofInvoices = true] = published
  const places = [
    ['PAYMENT_PROVIDER_URL', config.PAYMENT_PROVIDER_URL, ofPayments],
    ['PAYMENT_FILES_URL', config.PAYMENT_FILES_URL, ofPayments],
    ['INVOICE_PROVIDER_URL', config.INVOICE_PROVIDER_URL, ofInvoices],
  ] as const
  for (const [name, url, hasPublishedKey] of places) {
    const message = faultOfProvider({ ...config, url, hasPublishedKey })
    if (message) check.addIssue({ code: 'custom', path: [name], message })
  }
}

export const readConfig = (): Config => parseConfig(configSchema, process.env)
