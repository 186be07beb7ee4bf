import { siteManifestSchema, type SiteManifest } from '../site-manifest'

/** The marketplace that comes with the system. It is ours, so it is asked at the pace of a local server. */
export function sandboxMarket(marketUrl: string): SiteManifest {
  return siteManifestSchema.parse({
    name: 'sandbox-market',
    label: '島集 Islet Market',
    start: marketUrl,
    search: '/search?q={query}',
    sitemap: '/sitemap.xml',
    listings: '^/listings/[^/?]+$',
    perSecond: 60,
    pages: 1_000,
    browserPages: 60,
    seconds: 20,
  })
}
