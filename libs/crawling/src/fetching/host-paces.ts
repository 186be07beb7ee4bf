import { setTimeout } from 'node:timers/promises'

/** Longest that a host may ask us to stay away; beyond that the search goes on without it. */
const longestPauseMs = 30_000

/** How fast each host is asked, over all searches of this process: requests are spread evenly, none are saved up. */
export class HostPaces {
  private readonly nextTurn = new Map<string, number>()
  private readonly known = new Map<string, number>()

  /** A manifest says how many requests a second a host is asked. */
  know(url: string, perSecond: number): void {
    this.known.set(new URL(url).host, perSecond)
  }

  /** What a manifest says of the host; undefined where none does. */
  of(url: string): number | undefined {
    return this.known.get(new URL(url).host)
  }

  /** Resolves when it is our turn. Rejects with the signal's reason. */
  async turn(url: string, perSecond: number, signal: AbortSignal): Promise<void> {
    const { host } = new URL(url)
    const now = performance.now()
    const at = Math.max(now, this.nextTurn.get(host) ?? 0)
    this.nextTurn.set(host, at + 1_000 / perSecond)
    if (at > now) await pause(at - now, signal)
    signal.throwIfAborted()
  }

  /** The host asked to be left alone for a while (`Retry-After`, RFC 9110 §10.2.3; seconds or a date). */
  rest(url: string, retryAfter: string | undefined): void {
    const { host } = new URL(url)
    const asked = /^\d+$/.test(retryAfter ?? '')
      ? Number(retryAfter) * 1_000
      : Date.parse(retryAfter ?? '') - Date.now()
    const ms = Math.min(Number.isNaN(asked) ? 1_000 : Math.max(asked, 0), longestPauseMs)
    this.nextTurn.set(host, Math.max(this.nextTurn.get(host) ?? 0, performance.now() + ms))
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal })
  } catch {
    // Node rejects with an error of its own; the caller knows the signal's reason.
    signal.throwIfAborted()
  }
}
