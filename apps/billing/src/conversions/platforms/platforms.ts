import { egressPolicy, GuardedFetch, parseEgressAllow } from '@originseal/egress'
import { outsideTransactions } from '@originseal/runtime'
import type { ConversionSettings } from '../conversion-settings'
import type { Provider } from '../delivery.rules'
import { Ga4Measurement } from './ga4-measurement'
import { MetaConversions } from './meta-conversions'
import type { Platform } from './platform'

/** The platforms that are configured. */
export class Platforms {
  readonly meta: MetaConversions | undefined
  private readonly ga4: Ga4Measurement | undefined

  constructor(settings: ConversionSettings) {
    const allow = parseEgressAllow(settings.EGRESS_ALLOW)
    const policy = egressPolicy({ allow, maxRedirects: 0, userAgent: 'OriginSeal/1.0' })
    const fetch = outsideTransactions(new GuardedFetch(policy), 'conversions')
    const { META_PIXEL_ID: pixelId, META_ACCESS_TOKEN: token, META_GRAPH_VERSION: version } = settings
    if (pixelId !== undefined && token !== undefined)
      this.meta = new MetaConversions(fetch, { url: bare(settings.META_API_URL), version, pixelId, token })
    const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: secret } = settings
    if (measurementId !== undefined && secret !== undefined)
      this.ga4 = new Ga4Measurement(fetch, { url: bare(settings.GA4_API_URL), measurementId, secret })
  }

  of(provider: Provider): Platform | undefined {
    return provider === 'meta' ? this.meta : this.ga4
  }
}

const bare = (url: string): string => url.replace(/\/$/, '')
