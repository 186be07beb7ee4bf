import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react'
import type { StepUpPurpose } from '@originseal/contracts'
import { askedStepUps } from './asked-step-ups'
import { authorization, bearer } from './bearer'
import { problemOf, type Problem } from './problem'
import { handleUnauthorized, type SentCall } from './handle-unauthorized'
import { isWorthRetrying, pauseBeforeRetry } from './retry'
import type { ThunkExtra } from './thunk-extra'

/** A call that takes longer than this is given up (AUTH-14). */
export const TIMEOUT_MS = 60_000

/** What an endpoint says about its calls. */
export type CallOptions = Pick<SentCall, 'provesItself'>

/** Same origin, so its cookies go along and nobody else's. Only 2xx is a success. */
const fetchAnswer = fetchBaseQuery({
  // Where pages are written at build nothing is called.
  baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
  timeout: TIMEOUT_MS,
  credentials: 'same-origin',
})

/** Calls the gateway by the rules of AUTH-14; every failure leaves as a `Problem`. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, Problem, CallOptions | undefined> = async (
  call,
  api,
  options,
) => {
  const app = api.extra as ThunkExtra
  const request = typeof call === 'string' ? { url: call } : call
  if (!options?.provesItself) {
    const expired = await app.renewSession()
    if (expired) return { error: expired }
  }
  const headers = new Headers(request.headers as HeadersInit | undefined)
  let answer = await send(request, headers, api, options)
  if (answer.error && isWorthRetrying(answer.error, request.method ?? 'GET', headers)) {
    await pauseBeforeRetry(api.signal)
    if (!api.signal.aborted) answer = await send(request, headers, api, options)
  }
  const purpose = answer.error && purposeOf(answer.error, headers)
  const proof = purpose && (await askedStepUps.ask({ purpose, request, code: answer.error?.code }))
  if (proof !== undefined) {
    headers.set('step-up', proof)
    answer = await send(request, headers, api, options)
  }
  return answer
}

/** Of a call that wants a proof of its caller, or another administrator's approval: for what that has to be. */
function purposeOf({ code, details }: Problem, headers: Headers): StepUpPurpose | undefined {
  const operation = details?.['operation']
  const idempotencyKey = headers.get('idempotency-key')
  if (
    (code !== 'STEP_UP_NEEDED' && (code !== 'FOUR_EYES_NEEDED' || headers.has('four-eyes'))) ||
    typeof operation !== 'string' ||
    idempotencyKey === null
  )
    return undefined
  return { operation, idempotencyKey }
}

/** Sends once. The token is read for each sending, because it may have been renewed in between. */
async function send(request: FetchArgs, headers: Headers, api: BaseQueryApi, options: CallOptions = {}) {
  const address = request.url
  const sent = bearer()
  const all = new Headers({ ...authorization(sent), ...Object.fromEntries(headers) })
  const { data, error, meta } = await fetchAnswer({ ...request, url: address, headers: all }, api, {})
  if (!error) return { data }
  const problem = api.signal.aborted ? ({ status: 'cancelled' } as const) : problemOfFailure(error, meta)
  handleUnauthorized(problem, { address, sent, ...options }, api.extra as ThunkExtra)
  return { error: problem }
}

/** 'TypeError: Failed to fetch' is 'Failed to fetch' to a person. */
const withoutName = (error: string) => error.replace(/^\w*Error: /, '')

function problemOfFailure(failure: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): Problem {
  switch (failure.status) {
    case 'PARSING_ERROR':
      // A success that cannot be read is none; a refusal may be any text, such as a proxy's page.
      if (meta?.response?.ok) return { status: 'unexpected-answer' }
      return problemOf(failure.originalStatus, failure.data, meta?.response?.statusText)
    case 'FETCH_ERROR':
      return { status: 'no-response', reason: withoutName(failure.error) }
    case 'TIMEOUT_ERROR':
      return { status: 'timeout', reason: withoutName(failure.error) }
    case 'CUSTOM_ERROR':
      return { status: 'unexpected-answer', reason: withoutName(failure.error) }
    default:
      return problemOf(failure.status, failure.data, meta?.response?.statusText)
  }
}
