import type { z } from 'zod'
import { refuseInTransaction } from '@originseal/runtime'
import { searchNote, type SearchNote, type SourceOutcome } from '@originseal/crawling'

/** The provider asks to come again later, or did not answer: the search is worth another try. */
export class ProviderBusy extends Error {
  constructor(
    readonly provider: string,
    readonly reason: string,
  ) {
    super(`${provider} could not be asked: ${reason}`)
    this.name = 'ProviderBusy'
  }
}

/** The provider will not answer this, now or later. `note` is for the coverage statement. */
export class ProviderFailed extends Error {
  constructor(
    readonly provider: string,
    readonly note: SearchNote,
  ) {
    super(`${provider}: ${note.key}`)
    this.name = 'ProviderFailed'
  }
}

export interface ProviderCall<Schema extends z.ZodType> {
  /** As people know it. */
  readonly provider: string
  readonly url: string
  readonly request: {
    readonly method: 'GET' | 'POST'
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string | ArrayBuffer
  }
  /** Of an answer with status 200. */
  readonly answer: Schema
  /** Words in an error's text that mean that the account has no searches left. */
  readonly exhausted?: RegExp
  readonly signal: AbortSignal
}

const timeoutMs = 60_000

/**
 * Asks a provider and decodes its answer. Throws {@link ProviderFailed} for a refused key, a used-up account, a
 * refused request or an answer of another form, {@link ProviderBusy} for 429, 5xx and silence; aborted, the signal's
 * reason. A redirect is an error: the key must not travel on. Neither error repeats what the provider wrote.
 */
export async function askProvider<Schema extends z.ZodType>(
  call: ProviderCall<Schema>,
): Promise<z.output<Schema>> {
  const { provider, answer } = call
  const { status, text } = await send(call)
  if (status !== 200 && call.exhausted?.test(text))
    throw new ProviderFailed(provider, searchNote('no-searches-left'))
  if (status === 401 || status === 403)
    throw new ProviderFailed(provider, searchNote('key-refused', { status }))
  if (status === 429 || status >= 500) throw new ProviderBusy(provider, `status ${status}`)
  if (status !== 200) throw new ProviderFailed(provider, searchNote('request-refused', { status }))
  const decoded = answer.safeParse(parseJson(text))
  if (!decoded.success) throw new ProviderFailed(provider, searchNote('answer-unknown'))
  return decoded.data
}

/** The outcome of a search in which a provider failed; anything else is thrown on. */
export function failedOutcome(error: unknown): SourceOutcome {
  if (error instanceof ProviderFailed) return { state: 'failed', notes: [error.note] }
  throw error
}

async function send(call: ProviderCall<z.ZodType>): Promise<{ status: number; text: string }> {
  refuseInTransaction('asking a provider')
  const { provider, url, request, signal } = call
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    signal.throwIfAborted()
    const { name, cause } = error as Error & { cause?: { code?: string } }
    throw new ProviderBusy(provider, name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? name))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
