import { parseUrl } from '@originseal/contracts'
import type { EgressTraffic } from '@originseal/egress'
import { stateOf, type ResourceState } from '../fetching/resource-state.rules'
import type { CDPSession, HTTPRequest, Page } from './browser'

export interface CapturedRequest {
  readonly url: string
  /** Absent: there was no answer. */
  readonly status: number | null
  /** On the wire; null where the browser does not say (frames of other sites). */
  readonly bytes: number | null
  /** The egress guard refused it. */
  readonly denied: boolean
  readonly isImage: boolean
  /** The browser's own question for the site's icon: nothing that the page shows. */
  readonly isIcon: boolean
  /** By which its answer can be known again; null if it can't be. */
  readonly state: ResourceState | null
}

const mostRemembered = 500

interface Answer {
  status: number | null
  state: ResourceState | null
}

/** Remembers what a page asks for, its frames and workers included. */
export class RequestLog {
  private readonly requests = new Map<HTTPRequest, Answer>()
  /** False if there were more requests than are remembered. */
  isWhole = true
  /** By URL. */
  private readonly bytes = new Map<string, number>()

  constructor(page: Page, session: CDPSession) {
    page.on('request', (request) => {
      if (this.requests.size < mostRemembered) this.requests.set(request, { status: null, state: null })
      else this.isWhole = false
    })
    page.on('response', (response) => {
      const seen = this.requests.get(response.request())
      if (!seen) return
      seen.status = response.status()
      const isKnowable = response.status() === 200 && response.request().method() === 'GET'
      if (isKnowable)
        seen.state = stateOf(withoutFragment(response.url()), response.headers(), new Date()) ?? null
    })
    const urls = new Map<string, string>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (urls.size < mostRemembered) urls.set(requestId, response.url)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId)
      if (url !== undefined) this.bytes.set(url, encodedDataLength)
    })
  }

  report({ denied }: EgressTraffic): CapturedRequest[] {
    const refused = new Set(denied.map(({ target }) => target))
    return [...this.requests]
      .filter(([request]) => /^(https?|wss?):/.test(request.url()))
      .map(([request, { status, state }]) => ({
        url: request.url().slice(0, 8_192),
        status,
        bytes: this.bytes.get(request.url()) ?? null,
        denied: wasRefused(request.url(), refused),
        isImage: request.resourceType() === 'image',
        isIcon: request.resourceType() === 'other' && new URL(request.url()).pathname === '/favicon.ico',
        state: this.isWhole ? state : null,
      }))
  }
}

/** Plain requests reach the proxy by their URL, tunnelled ones by host and port. */
export function wasRefused(url: string, refused: ReadonlySet<string>): boolean {
  const asked = parseUrl(url)
  if (!asked) return false
  const { href, protocol, hostname, port } = asked
  if (protocol === 'http:') return refused.has(withoutFragment(href))
  return refused.has(`${hostname}:${port === '' ? (protocol === 'ws:' ? 80 : 443) : port}`)
}

const withoutFragment = (url: string): string => url.split('#', 1)[0] as string
