import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { addressOf } from './address'
import { TIMEOUT_MS } from './base-query'
import { authorization, bearer } from './bearer'
import { problemOf, type Problem } from './problem'
import { heedRefusal } from './refusal'
import { isWorthRetrying, pauseBeforeRetry } from './retry'
import type { Surroundings } from './surroundings'

export interface Upload {
  readonly path: string
  readonly form: FormData
  readonly headers: Record<string, string>
  /** Called with the part that has left the browser, 0 to 1; begins anew when it is sent again. */
  readonly onProgress: (part: number) => void
}

export type UploadAnswer = { readonly data: unknown } | { readonly error: Problem }

/**
 * Sends a form by the rules of every call, with its progress. One exception: after a minute without progress it is
 * not sent again by itself, because that would be another minute of the same; the person decides.
 */
export async function upload(
  call: Upload,
  api: Pick<BaseQueryApi, 'extra' | 'signal'>,
): Promise<UploadAnswer> {
  const expired = await (api.extra as Surroundings).renewSession()
  if (expired) return { error: expired }
  const answer = await send(call, api)
  if (!('error' in answer) || answer.error.status === 'timeout') return answer
  if (!isWorthRetrying(answer.error, 'POST', new Headers(call.headers))) return answer
  await pauseBeforeRetry(api.signal)
  return api.signal.aborted ? { error: { status: 'cancelled' } } : send(call, api)
}

async function send(
  { path, form, headers, onProgress }: Upload,
  { extra, signal }: Pick<BaseQueryApi, 'extra' | 'signal'>,
): Promise<UploadAnswer> {
  const address = addressOf(path)
  const sent = bearer()
  const all = { ...authorization(sent), ...headers }
  const answer = await sendForm({ address, form, headers: all, signal, onProgress })
  if ('error' in answer) heedRefusal(answer.error, { address, sent }, extra as Surroundings)
  return answer
}

interface FormCall extends Pick<Upload, 'form' | 'headers' | 'onProgress'> {
  readonly address: string
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
