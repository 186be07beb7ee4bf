import type { GuardedFetch, Visit } from '@originseal/egress'
import type { ResourceState } from './resource-state.rules'
import type { HostPaces } from './host-paces'
import { RobotsCache } from './robots-cache'

/** Of a host that no manifest describes: a shop's picture server, or wherever another source has seen a copy. */
const strangersPerSecond = 4

/** A picture's answer, or why its host was not asked or its answer not used. */
export type PictureAnswer = Visit | 'refused-by-robots'

/** Asks for pictures as politely as for pages: at their host's pace, and only for what its robots.txt leaves open. */
export class PictureFetch {
  private readonly robots: RobotsCache

  constructor(
    private readonly fetch: GuardedFetch,
    private readonly paces: HostPaces,
  ) {
    this.robots = new RobotsCache(fetch)
  }

  /** What the host's robots.txt leaves open. */
  async allows(url: string): Promise<boolean> {
    return (await this.robots.of(url)).allows(url)
  }

  /**
   * `known`: of an earlier answer of this address; unchanged, it is answered with status 304.
   * Rejects with the signal's reason, or as {@link GuardedFetch.visit} does.
   */
  async visit(url: string, signal: AbortSignal, known?: ResourceState): Promise<PictureAnswer> {
    const rules = await this.robots.of(url)
    if (!rules.allows(url)) return 'refused-by-robots'
    const own = this.paces.of(url) ?? strangersPerSecond
    await this.paces.turn(url, Math.min(own, rules.perSecond ?? Infinity), signal)
    const visit = await this.fetch.visit(url, { accept: 'image/*', signal, known })
    if (visit.status === 429 || visit.status === 503) this.paces.rest(url, visit.headers['retry-after'])
    return (await this.isOpen(visit)) ? visit : 'refused-by-robots'
  }

  /** Where a redirect has led us is held against that site's own rules. */
  private async isOpen({ finalUrl, redirects }: Visit): Promise<boolean> {
    return redirects.length === 0 || (await this.robots.of(finalUrl)).allows(finalUrl)
  }
}
