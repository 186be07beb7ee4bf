import { readMerchantKey, type MerchantKey } from '@originseal/ecpay'
import type { ProviderKeys } from '@originseal/provider-keys'
import type { EcpayKeys } from './ecpay-settings'

interface MerchantOptions {
  readonly name: 'ECPAY_MERCHANT' | 'INVOICE_MERCHANT'
  /** The merchant that everybody knows. */
  readonly published: MerchantKey
  /** False where who knows the published keys could forge messages that count. */
  readonly mayBePublished: boolean
}

/** A merchant of the environment, else of the vault, else the published one where that does no harm. */
export class MerchantKeys implements EcpayKeys {
  constructor(
    private readonly keys: Pick<ProviderKeys, 'current' | 'noteUse'>,
    private readonly options: MerchantOptions,
  ) {}

  current(): MerchantKey | undefined {
    const { name, published, mayBePublished } = this.options
    const text = this.keys.current(name)
    const merchant = text === undefined ? published : readMerchantKey(text)
    return merchant?.hashKey === published.hashKey && !mayBePublished ? undefined : merchant
  }

  use(): MerchantKey | undefined {
    this.keys.noteUse(this.options.name)
    return this.current()
  }
}
