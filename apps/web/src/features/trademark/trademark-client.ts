import { fetchBaseQuery, type BaseQueryApi, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { CallOf, EndpointDefinition } from '@originseal/contracts'
import { TIMEOUT_MS } from '../../api/base-query'
import { authorization, bearer } from '../../api/bearer'
import { requestTo, type Call } from '../../api/endpoint'
import { problemOf, type Problem } from '../../api/problem'
import { handleUnauthorized } from '../../api/handle-unauthorized'
import type { ThunkExtra } from '../../api/thunk-extra'

/** What stands for an answer that is no JSON (TM-06). */
export interface NoJson {
  readonly success: false
  readonly status: 'error'
  readonly message: string
}

/** Whether an answer is one that was no JSON. */
export const isNoJson = (answer: unknown): answer is NoJson =>
  typeof answer === 'object' &&
  answer !== null &&
  'success' in answer &&
  answer.success === false &&
  'status' in answer &&
  answer.status === 'error'

const mostCharacters = 2_000

/** The answer's JSON; of anything else its first 2000 characters, as an object that says so. */
export async function readAnswer(response: Pick<Response, 'text'>): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    const message = text.slice(0, mostCharacters) || 'Non-JSON response received'
    return { success: false, status: 'error', message } satisfies NoJson
  }
}

/**
 * The client of trademarks (TM-06): base `/`, cookies, the bearer token. Its failures are TIMEOUT_ERROR, FETCH_ERROR and
 * PARSING_ERROR, or the status and data of an answer that is not 2xx.
 */
const fetchAnswer = fetchBaseQuery({
  baseUrl: new URL('/', window.location.origin).href,
  timeout: TIMEOUT_MS,
  credentials: 'include',
  responseHandler: readAnswer,
})

type Answer<Data> = { data: Data; error?: undefined } | { data?: undefined; error: FetchBaseQueryError }

/** Calls an endpoint. An answer that is no JSON is the object that says so; JSON that does not fit the schema is a PARSING_ERROR. */
export async function callTrademark<const Endpoint extends EndpointDefinition, Data>(
  endpoint: Endpoint,
  call: CallOf<Endpoint>,
  api: BaseQueryApi,
): Promise<Answer<Data | NoJson>> {
  const sent = bearer()
  const request = requestTo(endpoint, call as Call)
  const headers = { ...authorization(sent), ...(request.headers as Record<string, string>) }
  const { data, error } = await fetchAnswer({ ...request, url: request.url.slice(1), headers }, api, {})
  if (error) {
    handleUnauthorized(problemOfFailure(error), { address: request.url, sent }, api.extra as ThunkExtra)
    return { error }
  }
  const schema = 'json' in endpoint.response ? endpoint.response.json : undefined
  if (isNoJson(data)) return { data }
  const parsed = schema?.safeParse(data)
  if (parsed && !parsed.success) {
    const unfit: FetchBaseQueryError = {
      ...{ status: 'PARSING_ERROR', originalStatus: endpoint.response.status },
      ...{ data: JSON.stringify(data), error: parsed.error.message },
    }
    return { error: unfit }
  }
  return { data: parsed?.data as Data }
}

/** A failure of the client as pages tell of failures. */
export function problemOfFailure(failure: FetchBaseQueryError): Problem {
  switch (failure.status) {
    case 'TIMEOUT_ERROR':
      return { status: 'timeout', reason: failure.error }
    case 'FETCH_ERROR':
      return { status: 'no-response', reason: failure.error }
    case 'PARSING_ERROR':
    case 'CUSTOM_ERROR':
      return { status: 'unexpected-answer', reason: failure.error }
    default:
      return problemOf(failure.status, failure.data)
  }
}
