import { Agent, errors, type Dispatcher } from 'undici'
import { acceptedEncodings, readBounded, type BoundedBody } from './bounded-body'
import { abortion, EgressGuard, unlessAborted, type EgressSeams } from './egress-guard'
import { EgressFailed, isEgressError } from './egress-error'
import type { EgressPolicy } from './egress-policy'
import { guardedConnector } from './guarded-connector'
import { nextRequest, type VisitRequest } from './redirect.rules'

/** There is no field for cookies or authorization: a visit is always a stranger's. */
export interface VisitOptions {
  /** GET by default. A POST carries `content`. */
  readonly method?: 'GET' | 'HEAD' | 'POST'
  readonly content?: { readonly type: string; readonly body: Buffer }
  readonly accept?: string
  readonly acceptLanguage?: string
  /** Both at most the policy's. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  readonly signal?: AbortSignal
  /** Of an earlier answer of this very address (RFC 9110 §13.1): unchanged, it is answered with 304 and without a body. */
  readonly known?:
    | { readonly etag?: string | undefined; readonly lastModified?: string | undefined }
    | undefined
  /** Where a redirect leads is not visited if this says so of it: the redirect is the answer. */
  readonly until?: (url: string) => boolean
}

export interface Redirect {
  readonly status: number
  readonly from: string
  readonly to: string
}

export interface Visit extends BoundedBody {
  readonly status: number
  readonly finalUrl: string
  readonly redirects: readonly Redirect[]
  /** Lower-case names, repeated ones joined by `, `; without set-cookie. */
  readonly headers: Readonly<Record<string, string>>
  /** As the server says it; what the bytes are is for the reader to find out. */
  readonly contentType: string | null
  readonly fetchedAt: Date
}

export interface GuardedFetchOptions extends EgressSeams {
  readonly ca?: string
}

/** Visits URLs that a person gave. Every hop is judged anew; the answer is whole or there is none. */
export class GuardedFetch {
  private readonly guard: EgressGuard
  private readonly agent: Agent

  constructor(
    readonly policy: EgressPolicy,
    options: GuardedFetchOptions = {},
  ) {
    this.guard = new EgressGuard(policy, options)
    this.agent = new Agent({
      connect: guardedConnector(this.guard, options.ca),
      headersTimeout: policy.timeoutMs,
      bodyTimeout: policy.timeoutMs,
      maxHeaderSize: 64 * 1024,
      pipelining: 1,
    })
  }

  /** Throws `EgressDenied` or {@link EgressFailed}. Any status that is not a redirect is an answer. */
  async visit(url: string | URL, options: VisitOptions = {}): Promise<Visit> {
    const deadline = AbortSignal.timeout(Math.min(options.timeoutMs ?? Infinity, this.policy.timeoutMs))
    const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
    try {
      return await this.follow(url, options, signal)
    } catch (error) {
      throw failureOf(error, signal)
    }
  }

  /** Ends idle connections; visits under way are finished first. */
  async close(): Promise<void> {
    await this.agent.close()
  }

  private async follow(url: string | URL, options: VisitOptions, signal: AbortSignal): Promise<Visit> {
    const redirects: Redirect[] = []
    const { method = 'GET', content } = options
    let request: VisitRequest = { url: this.guard.judgeUrl(url).url, method, content }
    for (;;) {
      const answer = await this.send(
        request,
        options,
        redirects.length === 0 ? options.known : undefined,
        signal,
      )
      const next = nextRequest(request, answer.statusCode, answer.headers.location)
      if (!next) return this.read(answer, request, options, redirects, signal)
      redirects.push({ status: answer.statusCode, from: request.url.href, to: next.url.href })
      if (options.until?.(next.url.href)) return this.read(answer, request, options, redirects, signal)
      answer.body.on('error', ignoreUnreadBody).destroy()
      if (redirects.length > this.policy.maxRedirects) throw new EgressFailed('too-many-redirects')
      this.guard.judgeUrl(next.url)
      request = next
    }
  }

  /** The client itself looks at the signal only once it is connected. */
  private send(
    request: VisitRequest,
    options: VisitOptions,
    known: VisitOptions['known'],
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const answered = this.agent.request({
      origin: request.url.origin,
      path: request.url.pathname + request.url.search,
      method: request.method,
      body: request.content?.body ?? null,
      signal,
      headers: {
        'user-agent': this.policy.userAgent,
        accept: options.accept ?? '*/*',
        'accept-encoding': acceptedEncodings,
        ...(options.acceptLanguage && { 'accept-language': options.acceptLanguage }),
        ...(request.content && { 'content-type': request.content.type }),
        ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
        ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
      },
    })
    return unlessAborted(answered, signal)
  }

  private async read(
    answer: Dispatcher.ResponseData,
    request: VisitRequest,
    options: VisitOptions,
    redirects: readonly Redirect[],
    signal: AbortSignal,
  ): Promise<Visit> {
    const headers = plainHeaders(answer.headers)
    const maxBytes = Math.min(options.maxBytes ?? Infinity, this.policy.maxBytes)
    const encoding = isBodiless(answer, request) ? '' : (headers['content-encoding'] ?? '')
    const body = await readBounded(answer.body, encoding, maxBytes, signal)
    return {
      ...body,
      status: answer.statusCode,
      finalUrl: request.url.href,
      redirects,
      headers,
      contentType: headers['content-type'] ?? null,
      fetchedAt: new Date(),
    }
  }
}

/** A redirect's body is not read; cutting it off is no failure. */
const ignoreUnreadBody = (): void => undefined

/** Such an answer may name an encoding that nothing was encoded with (RFC 9110 §8.4, §9.3.2). */
function isBodiless({ statusCode, headers }: Dispatcher.ResponseData, { method }: VisitRequest): boolean {
  return method === 'HEAD' || statusCode === 204 || statusCode === 304 || headers['content-length'] === '0'
}

function plainHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const kept = Object.entries(headers).filter(([name, value]) => name !== 'set-cookie' && value !== undefined)
  return Object.fromEntries(
    kept.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value!]),
  )
}

const timeouts = /^UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT$/
const wireFaults = /^(HPE_|Z_|ERR_|UND_ERR_(HEADERS_OVERFLOW|RES_|INVALID|RESPONSE))/

export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (isEgressError(error)) return error
  if (signal.aborted) return abortion(signal)
  if (error instanceof errors.HTTPParserError) return new EgressFailed('protocol', error.code)
  const code = (error as NodeJS.ErrnoException).code
  if (code === undefined) return error
  if (timeouts.test(code)) return new EgressFailed('timeout', code)
  return new EgressFailed(wireFaults.test(code) ? 'protocol' : 'connection', code)
}
