import { EgressDenied, isEgressError, type GuardedFetch } from '@originseal/egress'
import type { Delivery, Verdict } from '../delivery.rules'

/** Who is told conversions. */
export interface Platform {
  /** Events that one request takes. */
  readonly batch: number
  send(batch: readonly Delivery[], signal?: AbortSignal): Promise<Verdict>
}

export interface PlatformAnswer {
  readonly status: number
  readonly text: string
}

/** They advise to wait 1.5 s; a far line may need more. */
const answerMs = 3_000
const mostAnswerBytes = 65_536

/** Posts JSON the guarded way. @throws EgressDenied, EgressFailed; neither tells the address, which holds a secret */
export async function postJson(
  fetch: GuardedFetch,
  url: string,
  body: object,
  signal?: AbortSignal,
): Promise<PlatformAnswer> {
  const content = { type: 'application/json', body: Buffer.from(JSON.stringify(body)) }
  const limits = { timeoutMs: answerMs, maxBytes: mostAnswerBytes, ...(signal && { signal }) }
  const visit = await fetch.visit(url, { method: 'POST', content, ...limits })
  return { status: visit.status, text: visit.body.toString('utf8') }
}

/** What a request that came to nothing means; everything that is not the line's fault is thrown on. */
export function verdictOfFailure(failure: unknown): Verdict {
  if (!isEgressError(failure)) throw failure
  const kind = failure instanceof EgressDenied ? 'paused' : 'later'
  return { kind, code: failure.code }
}
