import type { GuardedFetch } from '@originseal/egress'
import { z } from 'zod'
import type { Delivery, Verdict } from '../delivery.rules'
import { postJson, verdictOfFailure, type Platform, type PlatformAnswer } from './platform'

export interface MetaAccount {
  readonly url: string
  readonly version: string
  readonly pixelId: string
  readonly token: string
}

const errorBody = z.object({
  error: z.object({ code: z.number(), is_transient: z.boolean().optional() }),
})
const tokenDead = 190
/** Too many calls, or something of theirs that passes. */
const passing = new Set([1, 2, 4, 17, 32, 613])

/** Meta's Conversions API: POST /{version}/{pixel}/events with at most 1,000 events. */
export class MetaConversions implements Platform {
  readonly batch = 50

  constructor(
    private readonly fetch: GuardedFetch,
    private readonly account: MetaAccount,
  ) {}

  async send(batch: readonly Delivery[], signal?: AbortSignal): Promise<Verdict> {
    try {
      return verdictOf(await this.post(batch, {}, signal))
    } catch (failure) {
      return verdictOfFailure(failure)
    }
  }

  /** Sends what the platform shows to its test page and does not count. @throws as {@link postJson} */
  try(delivery: Delivery, testEventCode: string): Promise<PlatformAnswer> {
    return this.post([delivery], { test_event_code: testEventCode })
  }

  private post(batch: readonly Delivery[], more: object, signal?: AbortSignal): Promise<PlatformAnswer> {
    const { url, version, pixelId, token } = this.account
    // The token stands in the body: addresses are what logs and proxies write down.
    const body = { data: batch.map(toMetaEvent), access_token: token, ...more }
    return postJson(this.fetch, `${url}/${version}/${pixelId}/events`, body, signal)
  }
}

export const toMetaEvent = ({ event_name, event_id, happened_at, event, visitor }: Delivery): object => ({
  event_name,
  event_id,
  event_time: Math.floor(happened_at.getTime() / 1_000),
  action_source: 'website',
  ...event,
  user_data: visitor,
})

export function verdictOf({ status, text }: PlatformAnswer): Verdict {
  if (status >= 200 && status < 300) return { kind: 'sent', code: String(status) }
  const error = errorOf(text)
  const code = error ? String(error.code) : String(status)
  if (error?.code === tokenDead) return { kind: 'paused', code }
  if (error && (error.is_transient || passing.has(error.code) || String(error.code).startsWith('80')))
    return { kind: 'later', code }
  return { kind: status >= 500 || status === 429 || status < 400 ? 'later' : 'refused', code }
}

function errorOf(text: string): z.infer<typeof errorBody>['error'] | undefined {
  try {
    return errorBody.parse(JSON.parse(text)).error
  } catch {
    // An answer of something between us and them; the status has to do.
    return undefined
  }
}
