import type { KeyTestResult, ProviderKeyName } from '@originseal/contracts'
import { requestTimestamp, DocumentError } from '@originseal/documents/timestamps'
import {
  isEgressError,
  type CallAnswer,
  type EgressGuard,
  type GuardedCall,
  type GuardedFetch,
} from '@originseal/egress'
import { trySmtpServer } from '@originseal/mail'
import { postQuery } from '@originseal/provider-keys'
import { tryInvoiceMerchant, tryPaymentMerchant } from './merchant-trials'
import { pixel } from './pixel'
import type { TrialAddresses } from './trial-addresses'
import { trialOfStatus, type Trial } from './trial.rules'

const tsaTimeoutMs = 15_000

/**
 * Tries a key at its provider: the cheapest harmless call that needs it, through the guard of strangers' addresses. Nothing
 * of an answer is kept but its status, as providers may repeat the key in their words.
 */
export class ProviderTrials {
  constructor(
    private readonly call: GuardedCall,
    private readonly fetch: GuardedFetch,
    private readonly mailServers: EgressGuard,
    private readonly addresses: TrialAddresses,
  ) {}

  try(name: ProviderKeyName, value: string): Promise<Trial> {
    return this.tries[name](value)
  }

  private readonly tries: Readonly<Record<ProviderKeyName, (value: string) => Promise<Trial>>> = {
    // One search for a picture of one pixel, which is charged as one.
    GOOGLE_VISION_KEY: (key) =>
      this.answerOf(
        this.call.post(
          `${this.addresses.vision}/v1/images:annotate`,
          { requests: [{ image: { content: pixel }, features: [{ type: 'WEB_DETECTION', maxResults: 1 }] }] },
          { 'x-goog-api-key': key },
        ),
      ),
    // How many searches are left: https://services.tineye.com/developers/tineyeapi/
    TINEYE_KEY: (key) =>
      this.answerOf(this.call.get(`${this.addresses.tineye}/rest/remaining_searches/`, { 'x-api-key': key })),
    // Free of charge: https://serpapi.com/account-api. It takes the key nowhere else than in the address.
    SERP_LENS_KEY: (key) =>
      this.answerOf(
        this.call.get(
          `${this.addresses.serpapi}/account.json?${String(new URLSearchParams({ api_key: key }))}`,
          {},
        ),
      ),
    // Who the token is of; whether it may write to the pixel is not asked.
    META_ACCESS_TOKEN: (token) =>
      this.answerOf(this.call.get(`${this.addresses.meta}/v25.0/me`, { authorization: `Bearer ${token}` })),
    // Google checks no secret there (developers.google.com, "Validate events"), so its answer proves nothing.
    GA4_API_SECRET: async (secret) => {
      const query = String(new URLSearchParams({ measurement_id: 'G-0000000000', api_secret: secret }))
      const event = { client_id: 'test', events: [{ name: 'page_view' }] }
      const { result, code } = await this.answerOf(
        this.call.post(`${this.addresses.ga4}/debug/mp/collect?${query}`, event, {}),
      )
      return { result: inconclusiveIfGood(result), code }
    },
    TSA_URL: (url) => this.tryStamping(url),
    ECPAY_MERCHANT: (text) => reached(() => tryPaymentMerchant(this.fetch, this.addresses.payments, text)),
    INVOICE_MERCHANT: (text) => reached(() => tryInvoiceMerchant(this.call, this.addresses.invoices, text)),
    SMTP_URL: (url) => this.tryMailServer(url),
    NOTICE_SMTP_URL: (url) => this.tryMailServer(url),
  }

  private tryMailServer(url: string): Promise<Trial> {
    return reached(async () => ({ code: '250', ...(await trySmtpServer(this.mailServers, url)) }))
  }

  private answerOf(answer: Promise<CallAnswer>): Promise<Trial> {
    return reached(async () => trialOfStatus((await answer).status))
  }

  /** Has the authority stamp what is nothing, and verifies the stamp. */
  private async tryStamping(url: string): Promise<Trial> {
    try {
      await requestTimestamp(crypto.getRandomValues(new Uint8Array(32)), {
        url,
        timeoutMs: tsaTimeoutMs,
        clock: () => new Date(),
        post: (address, query, timeoutMs) => postQuery(this.fetch, address, query, timeoutMs),
      })
      return { result: 'works', code: 'stamped' }
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      if (error.code !== 'TSA_UNREACHABLE') return { result: 'refused', code: error.code }
      return { result: 'unreachable', code: isEgressError(error.cause) ? error.cause.code : error.code }
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.call.close(), this.fetch.close()])
  }
}

/** A provider that the guard does not let us call, or that does not answer, says nothing of the key. */
async function reached(trial: () => Promise<Trial>): Promise<Trial> {
  try {
    return await trial()
  } catch (error) {
    if (!isEgressError(error)) throw error
    return { result: 'unreachable', code: error.code }
  }
}

const inconclusiveIfGood = (result: KeyTestResult): KeyTestResult =>
  result === 'works' ? 'inconclusive' : result
