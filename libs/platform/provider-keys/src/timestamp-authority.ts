import type { OnApplicationShutdown } from '@nestjs/common'
import { egressPolicy, GuardedFetch } from '@originseal/egress'
import type { ProviderKeys } from './provider-keys'

/** A token with its certificates has some kilobytes. */
const maxReply = 65_536

/** Who stamps the time of a document, as `signPdf` takes it; empty: nobody. */
export interface Stamping {
  readonly tsaUrl?: string
  readonly tsaPost?: (url: string, query: Buffer, timeoutMs: number) => Promise<Buffer>
}

/**
 * The authority that stamps the time now. The environment's may stand in a network of one's own; one that an administrator
 * has typed is asked the guarded way, so that no address inside can be asked through it.
 */
export class TimestampAuthority implements OnApplicationShutdown {
  private readonly fetch = new GuardedFetch(
    egressPolicy({ maxRedirects: 0, maxBytes: maxReply, userAgent: 'OriginSeal/1.0' }),
  )

  constructor(private readonly keys: Pick<ProviderKeys, 'fromEnvironment' | 'fromVault' | 'noteUse'>) {}

  /** For a document that is stamped now: the key counts as used. */
  stamping(): Stamping {
    this.keys.noteUse('TSA_URL')
    const own = this.keys.fromEnvironment('TSA_URL')
    if (own !== undefined) return { tsaUrl: own }
    const typed = this.keys.fromVault('TSA_URL')
    if (typed === undefined) return {}
    return { tsaUrl: typed, tsaPost: (url, query, timeoutMs) => postQuery(this.fetch, url, query, timeoutMs) }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.fetch.close()
  }
}

/** Posts a query of RFC 3161 the guarded way. @throws EgressDenied, EgressFailed, Error `HTTP <status>` */
export async function postQuery(
  fetch: GuardedFetch,
  url: string,
  query: Buffer,
  timeoutMs: number,
): Promise<Buffer> {
  const content = { type: 'application/timestamp-query', body: query }
  const visit = await fetch.visit(url, {
    method: 'POST',
    content,
    accept: 'application/timestamp-reply',
    timeoutMs,
  })
  if (visit.status !== 200) throw new Error(`HTTP ${visit.status}`)
  return visit.body
}
