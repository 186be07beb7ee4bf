import { addressOf } from './address'
import { bearer, TIMEOUT_MS } from './base-query'
import { problemOf, type Problem } from './problem'

export interface Upload {
  readonly path: string
  readonly form: FormData
  readonly headers: Record<string, string>
  readonly signal: AbortSignal
  /** Called with the part that has left the browser, 0 to 1. */
  readonly onProgress: (part: number) => void
}

export type UploadAnswer = { readonly data: unknown } | { readonly error: Problem }

/**
 * Sends a form by XMLHttpRequest, because `fetch` cannot tell how much of a body has been sent.
 * The time limit counts from the last progress, so a slow line is not cut off while it still moves.
 */
export function upload({ path, form, headers, signal, onProgress }: Upload): Promise<UploadAnswer> {
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
    request.open('POST', addressOf(path))
    for (const [name, value] of Object.entries({ ...bearer(), ...headers })) {
      request.setRequestHeader(name, value)
    }
    wait()
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): UploadAnswer {
  const body = jsonOf(request.responseText)
  if (request.status < 200 || request.status > 299) return { error: problemOf(request.status, body) }
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
