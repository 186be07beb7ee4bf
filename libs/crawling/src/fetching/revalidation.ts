import { isEgressError, type GuardedFetch, type Visit } from '@originseal/egress'
import type { HostPaces } from './host-paces'
import { isFresh, isUnchanged, renewed, type ResourceState } from './resource-state.rules'

export interface Unchanged {
  /** With what the answers have prolonged. */
  readonly state: readonly ResourceState[]
  /** When the last of them was asked, or now where all are still fresh. */
  readonly at: Date
}

const timeoutMs = 15_000

/** Asks servers whether what was seen before is still what they have, at their hosts' pace. */
export class Revalidation {
  constructor(
    private readonly fetch: GuardedFetch,
    private readonly paces: HostPaces,
    /** Requests a second to hosts that no manifest describes. */
    private readonly perSecond = 4,
  ) {}

  /**
   * Undefined as soon as one part has changed, can't be had or can't be proved. `allows`: what robots.txt leaves open.
   * Rejects with the signal's reason.
   */
  async of(
    state: readonly ResourceState[],
    allows: (url: string) => boolean | Promise<boolean>,
    signal: AbortSignal,
  ): Promise<Unchanged | undefined> {
    const known: ResourceState[] = []
    for (const part of state) {
      const again = isFresh(part, new Date()) ? part : await this.again(part, allows, signal)
      if (!again) return undefined
      known.push(again)
    }
    return { state: known, at: new Date() }
  }

  private async again(
    part: ResourceState,
    allows: (url: string) => boolean | Promise<boolean>,
    signal: AbortSignal,
  ): Promise<ResourceState | undefined> {
    if (part.etag === undefined && part.lastModified === undefined) return undefined
    if (!(await allows(part.url))) return undefined
    const visit = await this.ask(part, signal)
    return visit && isUnchanged(part, visit) ? renewed(part, visit.headers, visit.fetchedAt) : undefined
  }

  private async ask(part: ResourceState, signal: AbortSignal): Promise<Visit | undefined> {
    await this.paces.turn(part.url, this.paces.of(part.url) ?? this.perSecond, signal)
    try {
      const visit = await this.fetch.visit(part.url, { known: part, timeoutMs, signal })
      if (visit.status === 429 || visit.status === 503)
        this.paces.rest(part.url, visit.headers['retry-after'])
      return visit.redirects.length === 0 ? visit : undefined
    } catch (error) {
      signal.throwIfAborted()
      if (isEgressError(error)) return undefined
      throw error
    }
  }
}
