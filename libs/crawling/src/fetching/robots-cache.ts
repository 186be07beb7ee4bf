import type { GuardedFetch } from '@originseal/egress'
import { readRobots, type RobotsRules } from './robots-rules'

/** RFC 9309 §2.4 lets it be kept for a day; an hour is soon enough for a site that changes its mind. */
const keptMs = 3_600_000
const mostOrigins = 1_000

interface Kept {
  readonly rules: Promise<RobotsRules>
  readonly until: number
}

/** What each site lets us visit, read once an hour however many tasks ask. */
export class RobotsCache {
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly fetch: GuardedFetch) {}

  of(url: string): Promise<RobotsRules> {
    const { origin } = new URL(url)
    const known = this.kept.get(origin)
    if (known && known.until > performance.now()) return known.rules
    // The reading is shared, so it ends with its own time limit and not with the task that happened to ask first.
    const rules = readRobots(this.fetch, origin, new AbortController().signal)
    this.keep(origin, rules)
    return rules
  }

  private keep(origin: string, rules: Promise<RobotsRules>): void {
    this.kept.delete(origin)
    this.kept.set(origin, { rules, until: performance.now() + keptMs })
    const [oldest] = this.kept.keys()
    if (this.kept.size > mostOrigins && oldest !== undefined) this.kept.delete(oldest)
    rules.catch(() => this.kept.delete(origin))
  }
}
