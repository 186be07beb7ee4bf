import type { Merchant } from '@originseal/ecpay'

/** Where the provider is, who we are to it, and where it finds us. */
export interface EcpaySettings {
  /** Origin of the payment interface. */
  readonly url: string
  readonly merchant: Merchant
  /** Our own origin. */
  readonly publicUrl: string
}

/** By which the provider and we know each other's messages. */
export class EcpayKeys {
  constructor(readonly merchant: Merchant) {}
}
