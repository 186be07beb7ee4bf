import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { AnswerOf, CallOf, EndpointDefinition } from '@originseal/contracts'
import type { z } from 'zod'
import { TIMEOUT_MS } from './base-query'
import { authorization, bearer } from './bearer'
import { decode } from './decode'
import { addressOf, headersOf } from './endpoint'
import { problemOf, type Problem } from './problem'
import { handleUnauthorized } from './handle-unauthorized'
import { isWorthRetrying, pauseBeforeRetry } from './retry'
import type { ThunkExtra } from './thunk-extra'

/** An endpoint that takes a form and answers JSON. */
type UploadEndpoint = EndpointDefinition & {
  readonly form: object
  readonly response: { readonly json: z.ZodType }
}

interface Upload<Endpoint extends UploadEndpoint> {
  readonly form: CallOf<Endpoint>['form']
  readonly idempotencyKey: string
  /** Called with the part that has left the browser, 0 to 1; begins anew when it is sent again. */
  readonly onProgress: (part: number) => void
  /** What is raised when the answer does not fit. */
  readonly missing: string
}

type UploadAnswer = { readonly data: unknown } | { readonly error: Problem }
type QueryApi = Pick<BaseQueryApi, 'extra' | 'signal'>

/**
 * Sends a form by the rules of every call, with its progress. One exception: after a minute without progress it is
 * not sent again by itself, because that would be another minute of the same; the person decides.
 */
export async function upload<const Endpoint extends UploadEndpoint>(
  endpoint: Endpoint,
  { form, idempotencyKey, onProgress, missing }: Upload<Endpoint>,
  api: QueryApi,
): Promise<{ data: AnswerOf<Endpoint> } | { error: Problem }> {
  const expired = await (api.extra as ThunkExtra).renewSession()
  if (expired) return { error: expired }
  const headers = headersOf(endpoint, { idempotencyKey })
  const call = { address: addressOf(endpoint), form: toFormData(endpoint, form as Form), headers, onProgress }
  let answer = await send(call, api)
  if ('error' in answer && answer.error.status !== 'timeout') {
    if (!isWorthRetrying(answer.error, endpoint.method, new Headers(headers))) return answer
    await pauseBeforeRetry(api.signal)
    answer = api.signal.aborted ? { error: { status: 'cancelled' } } : await send(call, api)
  }
  if ('error' in answer) return answer
  return decode(endpoint.response.json as z.ZodType<AnswerOf<Endpoint>>, answer.data, missing)
}

interface Form {
  readonly fields: Readonly<Record<string, string>>
  readonly file: Blob
}

/** The fields in the order in which the gateway wants them: words first, the file last. */
function toFormData({ form }: EndpointDefinition, { fields, file }: Form): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  data.append(form?.file ?? 'file', file)
  return data
}

async function send(call: Omit<FormCall, 'signal'>, { extra, signal }: QueryApi): Promise<UploadAnswer> {
  const { address } = call
  const sent = bearer()
  const headers = { ...authorization(sent), ...call.headers }
  const answer = await sendForm({ ...call, headers, signal })
  if ('error' in answer) handleUnauthorized(answer.error, { address, sent }, extra as ThunkExtra)
  return answer
}

interface FormCall {
  readonly address: string
  readonly form: FormData
  readonly headers: Record<string, string>
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/**
 * By XMLHttpRequest, because `fetch` cannot tell how much of a body has been sent. The time limit counts from
 * the last progress, so a slow line is not cut off while it still moves.
 */
function sendForm({ address, form, headers, signal, onProgress }: FormCall): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let patience: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(patience)
      patience = setTimeout(() => end({ error: { status: 'timeout' } }), TIMEOUT_MS)
    }
    const end = (answer: UploadAnswer) => {
      clearTimeout(patience)
      signal.removeEventListener('abort', cancel)
      resolve(answer)
      request.abort()
    }
    const cancel = () => end({ error: { status: 'cancelled' } })

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait()
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => end(answerOf(request))
    request.onerror = () => end({ error: { status: 'no-response' } })
    signal.addEventListener('abort', cancel)
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    wait()
    request.send(form)
    if (signal.aborted) cancel()
  })
}

function answerOf({ status, statusText, responseText }: XMLHttpRequest): UploadAnswer {
  const body = jsonOf(responseText)
  if (status < 200 || status > 299) return { error: problemOf(status, body ?? responseText, statusText) }
  return { data: body ?? null }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: whoever decodes it will say that it does not fit.
    return undefined
  }
}
