import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { addressOf } from './address'
import { problemOf, type Problem } from './problem'
import { accessToken } from './access-token'
import { trialSession } from './trial-session'

/** A call that takes longer than this is given up (AUTH-14). */
export const TIMEOUT_MS = 60_000

/** Same origin: the gateway answers below `/api`. */
const fetchAnswer = fetchBaseQuery({
  baseUrl: window.location.origin,
  timeout: TIMEOUT_MS,
  credentials: 'same-origin',
  prepareHeaders(headers) {
    for (const [name, value] of Object.entries(bearer())) headers.set(name, value)
  },
})

/** The member's token, else the trial visitor's, as a header, on every call while there is one. */
export function bearer(): Record<string, string> {
  const token = accessToken.read() ?? trialSession.token.read()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

const withoutAnswer = {
  FETCH_ERROR: 'no-response',
  TIMEOUT_ERROR: 'timeout',
  PARSING_ERROR: 'unexpected-answer',
  CUSTOM_ERROR: 'unexpected-answer',
} as const

function problemOfFailure(failure: FetchBaseQueryError): Problem {
  if (typeof failure.status === 'number') return problemOf(failure.status, failure.data)
  if (failure.status === 'PARSING_ERROR') return { status: failure.originalStatus }
  return { status: withoutAnswer[failure.status] }
}

/** Calls the gateway; every failure leaves as a `Problem`. Only 2xx is a success. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, Problem> = async (call, api, options) => {
  const request = typeof call === 'string' ? { url: call } : call
  const answer = await fetchAnswer({ ...request, url: addressOf(request.url) }, api, options)
  return answer.error ? { error: problemOfFailure(answer.error) } : { data: answer.data }
}
