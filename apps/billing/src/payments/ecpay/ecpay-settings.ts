import type { MerchantKey } from '@originseal/ecpay'

/** Where the provider is, who we are to it, and where it finds us. */
export interface EcpaySettings {
  /** Origin of the payment interface. */
  readonly url: string
  readonly keys: EcpayKeys
  /** Our own origin. */
  readonly publicUrl: string
}

/** By which ECPay and we know each other's messages; asked for each of them, as an administrator may set others meanwhile. */
export interface EcpayKeys {
  /** Undefined as long as nobody has set any. */
  current(): MerchantKey | undefined
  /** For a message that is sealed now: the key counts as used. */
  use(): MerchantKey | undefined
}
export const ECPAY_KEYS = Symbol('EcpayKeys')
