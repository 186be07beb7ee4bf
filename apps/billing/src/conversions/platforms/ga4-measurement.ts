import type { GuardedFetch } from '@originseal/egress'
import type { Delivery, Verdict } from '../delivery.rules'
import { postJson, verdictOfFailure, type Platform } from './platform'

export interface Ga4Account {
  readonly url: string
  readonly measurementId: string
  readonly secret: string
}

/** Google's Measurement Protocol: one browser a request. It answers 204 to whatever it can't read, too. */
export class Ga4Measurement implements Platform {
  readonly batch = 1

  constructor(
    private readonly fetch: GuardedFetch,
    private readonly account: Ga4Account,
  ) {}

  async send([delivery]: readonly Delivery[], signal?: AbortSignal): Promise<Verdict> {
    if (!delivery) throw new Error('nothing to send')
    try {
      const { status } = await postJson(this.fetch, this.address(), toHit(delivery), signal)
      const isTheirs = status >= 500 || status === 429 || status < 200
      return { kind: isTheirs ? 'later' : status < 300 ? 'sent' : 'refused', code: String(status) }
    } catch (failure) {
      return verdictOfFailure(failure)
    }
  }

  /** It takes the secret nowhere else than in the address, which no error and no log of ours names. */
  private address(): string {
    const { url, measurementId, secret } = this.account
    const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret })
    return `${url}/mp/collect?${String(query)}`
  }
}

export const toHit = ({ event_name, happened_at, event, visitor }: Delivery): object => ({
  ...visitor,
  timestamp_micros: happened_at.getTime() * 1_000,
  // Without it the hit is missing from what is shown in real time.
  events: [{ name: event_name, params: { ...event, engagement_time_msec: 1 } }],
})
