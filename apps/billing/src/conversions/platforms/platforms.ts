import { egressPolicy, GuardedFetch, parseEgressAllow } from '@originseal/egress'
import type { ProviderKeys } from '@originseal/provider-keys'
import { outsideTransactions } from '@originseal/runtime'
import type { ConversionSettings } from '../conversion-settings'
import type { Provider } from '../delivery.rules'
import { Ga4Measurement } from './ga4-measurement'
import { MetaConversions } from './meta-conversions'
import type { Platform } from './platform'

/** The platforms that are configured: an id of the environment, and a key that may come and go while this process runs. */
export class Platforms {
  private readonly fetch: GuardedFetch

  constructor(
    private readonly settings: ConversionSettings,
    private readonly keys: Pick<ProviderKeys, 'current' | 'noteUse'>,
  ) {
    const allow = parseEgressAllow(settings.EGRESS_ALLOW)
    const policy = egressPolicy({ allow, maxRedirects: 0, userAgent: 'OriginSeal/1.0' })
    this.fetch = outsideTransactions(new GuardedFetch(policy), 'conversions')
  }

  get meta(): MetaConversions | undefined {
    const { META_PIXEL_ID: pixelId, META_GRAPH_VERSION: version, META_API_URL: url } = this.settings
    const token = this.keys.current('META_ACCESS_TOKEN')
    if (pixelId === undefined || token === undefined) return undefined
    return new MetaConversions(this.fetch, { url: bare(url), version, pixelId, token })
  }

  of(provider: Provider): Platform | undefined {
    return provider === 'meta' ? this.meta : this.ga4
  }

  /** A platform is asked with its key now. */
  noteUse(provider: Provider): void {
    this.keys.noteUse(provider === 'meta' ? 'META_ACCESS_TOKEN' : 'GA4_API_SECRET')
  }

  private get ga4(): Ga4Measurement | undefined {
    const { GA4_MEASUREMENT_ID: measurementId, GA4_API_URL: url } = this.settings
    const secret = this.keys.current('GA4_API_SECRET')
    if (measurementId === undefined || secret === undefined) return undefined
    return new Ga4Measurement(this.fetch, { url: bare(url), measurementId, secret })
  }
}

const bare = (url: string): string => url.replace(/\/$/, '')
