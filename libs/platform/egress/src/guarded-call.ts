import { Agent } from 'undici'
import { acceptedEncodings, readBounded } from './bounded-body'
import { EgressGuard } from './egress-guard'
import type { EgressPolicy } from './egress-policy'
import { failureOf, type GuardedFetchOptions } from './guarded-fetch'
import { guardedConnector } from './guarded-connector'

export interface CallAnswer {
  readonly status: number
  readonly text: string
}

/**
 * Calls the interface of somebody whose key we have. Unlike a visit it bears that key; so no redirect is followed, and the
 * key goes to the named host and nowhere else.
 */
export class GuardedCall {
  private readonly guard: EgressGuard
  private readonly agent: Agent

  constructor(
    private readonly policy: EgressPolicy,
    options: GuardedFetchOptions = {},
  ) {
    this.guard = new EgressGuard(policy, options)
    this.agent = new Agent({ connect: guardedConnector(this.guard, options.ca), pipelining: 1 })
  }

  /** Throws `EgressDenied` or `EgressFailed`. Any status is an answer. */
  get(url: string, headers: Readonly<Record<string, string>>): Promise<CallAnswer> {
    return this.send(url, 'GET', null, headers)
  }

  /** As {@link get}. */
  post(url: string, content: unknown, headers: Readonly<Record<string, string>>): Promise<CallAnswer> {
    return this.send(url, 'POST', JSON.stringify(content), { 'content-type': 'application/json', ...headers })
  }

  private async send(
    url: string,
    method: 'GET' | 'POST',
    body: string | null,
    headers: Readonly<Record<string, string>>,
  ): Promise<CallAnswer> {
    const signal = AbortSignal.timeout(this.policy.timeoutMs)
    try {
      const { url: target } = this.guard.judgeUrl(url)
      const answer = await this.agent.request({
        origin: target.origin,
        path: target.pathname + target.search,
        method,
        body,
        signal,
        headers: {
          'user-agent': this.policy.userAgent,
          accept: 'application/json',
          'accept-encoding': acceptedEncodings,
          ...headers,
        },
      })
      const encoding = answer.headers['content-encoding'] ?? ''
      const { body: text } = await readBounded(answer.body, String(encoding), this.policy.maxBytes, signal)
      return { status: answer.statusCode, text: text.toString('utf8') }
    } catch (error) {
      throw failureOf(error, signal)
    }
  }

  async close(): Promise<void> {
    await this.agent.close()
  }
}
