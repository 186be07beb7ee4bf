import { withCheckMacValue, writeFormBody, type Fields } from '@originseal/ecpay'
import { refuseInTransaction } from '@originseal/runtime'
import type { EcpaySettings } from './ecpay-settings'

const answerMs = 10_000

/** The provider did not answer, or nothing that can be read. */
export class ProviderSilent extends Error {
  constructor(
    what: string,
    /** It refuses whoever asks too fast, for half an hour. */
    readonly isRefusing = false,
  ) {
    super(`the payment provider gave no answer: ${what}`)
  }
}

/** Sends ECPay's server what we seal, and gives its answer as text. */
export class EcpayConnection {
  constructor(private readonly settings: Pick<EcpaySettings, 'url' | 'keys'>) {}

  /** @throws ProviderSilent, or the signal's reason */
  async post(path: string, fields: Fields, signal: AbortSignal): Promise<string> {
    refuseInTransaction(`payments ${path}`)
    const { url, keys } = this.settings
    const merchant = keys.use()
    if (!merchant) throw new ProviderSilent('no merchant is set')
    const sealed = withCheckMacValue({ MerchantID: merchant.id, ...fields }, merchant)
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        body: writeFormBody(sealed),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      })
      if (!response.ok) throw new ProviderSilent(`HTTP ${response.status}`, response.status === 403)
      return await response.text()
    } catch (error) {
      if (signal.aborted || error instanceof ProviderSilent) throw error
      throw new ProviderSilent(error instanceof Error ? error.message : String(error))
    }
  }
}

/** Good for three minutes only, so made for each call. */
export const timeStamp = (): string => String(Math.floor(Date.now() / 1_000))
