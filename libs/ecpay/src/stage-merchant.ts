import type { MerchantKeys } from './check-mac-value'

export interface Merchant extends MerchantKeys {
  readonly id: string
}

/** The merchant that ECPay publishes for its stage; everybody shares it. */
export const stageMerchant: Merchant = {
  id: '3002607',
  hashKey: 'pwFHCqoQZGmho4w6',
  hashIv: 'EkRm7iFT261dpevs',
}

/** The published merchant of the e-invoice's stage. */
export const stageInvoiceMerchant: Merchant = {
  id: '2000132',
  hashKey: 'ejCk326UnaZWKisg',
  hashIv: 'q9jcZX8Ib9LM8wYk',
}
