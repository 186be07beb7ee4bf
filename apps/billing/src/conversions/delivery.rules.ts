import { windowMs } from './event.rules'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export type Provider = 'meta' | 'ga4'

/**
 * What a platform said of what it was sent. `later` may be mended by time; `paused` by an operator, as a token that is
 * dead; `refused` by nothing.
 */
export interface Verdict {
  readonly kind: 'sent' | 'later' | 'paused' | 'refused'
  /** For logs and people: a status or the platform's code. */
  readonly code: string
}

/** An event in the queue. */
export interface Delivery {
  readonly id: string
  readonly event_name: string
  readonly event_id: string
  readonly happened_at: Date
  readonly event: Readonly<Record<string, unknown>>
  readonly visitor: Readonly<Record<string, unknown>>
  readonly tries: number
}

/** What becomes of a delivery: it has ended, or is tried again at a time. */
export type Outcome =
  | { readonly state: 'sent' | 'refused' | 'expired'; readonly code: string }
  | { readonly state: 'waiting'; readonly code: string; readonly nextAt: Date }

const pausesMs = [10_000, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs]
const longestPauseMs = 6 * hourMs
const pausedMs = hourMs
/** A last try must still reach the platform within its window. */
const lastTryMs = windowMs - 4 * hourMs

export const isTooOld = ({ happened_at }: Pick<Delivery, 'happened_at'>, now: Date): boolean =>
  now.getTime() - happened_at.getTime() > lastTryMs

export function outcomeOf(delivery: Delivery, { kind, code }: Verdict, now: Date): Outcome {
  if (kind === 'sent' || kind === 'refused') return { state: kind, code }
  const pause = kind === 'paused' ? pausedMs : (pausesMs[delivery.tries] ?? longestPauseMs)
  const nextAt = new Date(now.getTime() + pause)
  return isTooOld(delivery, nextAt) ? { state: 'expired', code } : { state: 'waiting', code, nextAt }
}

/**
 * Sends a batch; where all of it is refused because of one event, its halves, until that one stands alone.
 * @returns a verdict for each delivery, in their order
 */
export async function sendHalving(
  deliveries: readonly Delivery[],
  send: (batch: readonly Delivery[]) => Promise<Verdict>,
): Promise<Verdict[]> {
  if (deliveries.length === 0) return []
  const verdict = await send(deliveries)
  if (verdict.kind !== 'refused' || deliveries.length === 1) return deliveries.map(() => verdict)
  const middle = Math.ceil(deliveries.length / 2)
  return [
    ...(await sendHalving(deliveries.slice(0, middle), send)),
    ...(await sendHalving(deliveries.slice(middle), send)),
  ]
}
