import type { ProviderKeyName } from '@originseal/contracts'
import { readMerchantKey } from '@originseal/ecpay'
import { EgressDenied, judgeUrl, type EgressGuard, type EgressPolicy } from '@originseal/egress'
import { Problem } from '@originseal/http'
import { readSmtpUrl } from '@originseal/mail'

/** Refuses what can't be a key of this name, and addresses at which nothing of ours may be called. */
export class KeyForms {
  constructor(
    private readonly policy: EgressPolicy,
    private readonly mailServers: EgressGuard,
  ) {}

  /** @throws Problem PROVIDER_KEY_FORM_INVALID, PROVIDER_KEY_ADDRESS_INVALID */
  refuseInvalid(name: ProviderKeyName, value: string): void {
    try {
      this.checks[name]?.(value)
    } catch (error) {
      if (error instanceof EgressDenied) throw new Problem('PROVIDER_KEY_ADDRESS_INVALID')
      throw error
    }
  }

  private readonly checks: Readonly<Partial<Record<ProviderKeyName, (value: string) => void>>> = {
    TSA_URL: (url) => judgeUrl(url, this.policy),
    ECPAY_MERCHANT: (text) => unless(readMerchantKey(text) !== undefined),
    // Charges of cards are the other interface's.
    INVOICE_MERCHANT: (text) => unless(readMerchantKey(text)?.checkCode === ''),
    SMTP_URL: (url) => this.checkMailServer(url),
    NOTICE_SMTP_URL: (url) => this.checkMailServer(url),
  }

  private checkMailServer(url: string): void {
    const address = readSmtpUrl(url)
    if (!address) throw new Problem('PROVIDER_KEY_FORM_INVALID')
    this.mailServers.judgeHost(address.host, address.port)
  }
}

function unless(isOfTheForm: boolean): void {
  if (!isOfTheForm) throw new Problem('PROVIDER_KEY_FORM_INVALID')
}

/** What of a value its mask is made of: a check code is too short to show any of it. */
export function maskedPart(name: ProviderKeyName, value: string): string {
  if (name !== 'ECPAY_MERCHANT') return value
  return value.split(':').slice(0, 3).join(':')
}
