import { isEgressError, type GuardedFetch } from '@originseal/egress'
import robotsParser from 'robots-parser'

/** More than this need not be read (RFC 9309 §2.5). */
const longestRobots = 512 * 1024

/** What a site lets us visit (robots.txt, RFC 9309). */
export interface RobotsRules {
  allows(url: string): boolean
  /** Requests a second at most, if the site says so (`Crawl-delay`, not in the RFC but widely used). */
  readonly perSecond: number | undefined
  /** Absolute addresses. */
  readonly sitemaps: readonly string[]
  /** Set where the server failed to say: then nothing may be visited (RFC 9309 §2.3.1.4). */
  readonly serverFault?: number
}

const everything: RobotsRules = { allows: () => true, perSecond: undefined, sitemaps: [] }

/** A site that can't be reached at all says nothing here; its pages will tell. Rejects when `signal` is aborted. */
export async function readRobots(
  fetch: GuardedFetch,
  start: string,
  signal: AbortSignal,
): Promise<RobotsRules> {
  const url = new URL('/robots.txt', start).href
  try {
    const { status, body } = await fetch.visit(url, { accept: 'text/plain', timeoutMs: 10_000, signal })
    if (status >= 500) return { ...everything, allows: () => false, serverFault: status }
    if (status !== 200) return everything
    return parseRobots(url, body.subarray(0, longestRobots).toString('utf8'), fetch.policy.userAgent)
  } catch (error) {
    signal.throwIfAborted()
    if (!isEgressError(error)) throw error
    return everything
  }
}

export function parseRobots(url: string, text: string, userAgent: string): RobotsRules {
  const robots = robotsParser(url, text)
  const delay = robots.getCrawlDelay(userAgent)
  return {
    allows: (page) => robots.isAllowed(page, userAgent) ?? true,
    perSecond: delay === undefined || !(delay > 0) ? undefined : 1 / delay,
    sitemaps: robots.getSitemaps(),
  }
}
