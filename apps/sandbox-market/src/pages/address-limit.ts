import { Problem } from '@originseal/http'
import type { FastifyRequest } from 'fastify'

export interface Allowance {
  /** Requests at once. */
  readonly burst: number
  /** Requests a second in the long run. */
  readonly perSecond: number
}

interface Bucket {
  tokens: number
  at: number
}

/** A token bucket per address. Forgets the longest unseen when there are too many, so that it can't be filled up. */
export class AddressLimit {
  private readonly buckets = new Map<string, Bucket>()

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number = Date.now,
    private readonly mostAddresses = 10_000,
  ) {}

  /** Takes one token. False: this address has none left. */
  admits(address: string): boolean {
    const at = this.now()
    const { burst, perSecond } = this.allowance
    const seen = this.buckets.get(address) ?? { tokens: burst, at }
    const tokens = Math.min(burst, seen.tokens + ((at - seen.at) / 1_000) * perSecond)
    const admitted = tokens >= 1
    this.buckets.delete(address)
    this.buckets.set(address, { tokens: admitted ? tokens - 1 : tokens, at })
    if (this.buckets.size > this.mostAddresses) this.forgetOldest()
    return admitted
  }

  private forgetOldest(): void {
    const [oldest] = this.buckets.keys()
    if (oldest !== undefined) this.buckets.delete(oldest)
  }
}

/** Generous: a crawler with ten pages a second and a class of thirty behind one address never meet it. */
const reading: Allowance = { burst: 1_000, perSecond: 100 }
const writing: Allowance = { burst: 120, perSecond: 2 }

/** onRequest hook: answers TOO_MANY_REQUESTS to an address that asks for more than anybody needs. */
export function limitPerAddress(): (request: FastifyRequest) => Promise<void> {
  const reads = new AddressLimit(reading)
  const writes = new AddressLimit(writing)
  return async (request) => {
    if (request.url.startsWith('/health/')) return
    const limit = request.method === 'POST' ? writes : reads
    if (!limit.admits(request.ip)) throw new Problem('TOO_MANY_REQUESTS')
  }
}
