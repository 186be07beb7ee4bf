import { siteManifestSchema, type SiteManifest } from './site-manifest'

/**
 * The marketplace that comes with the system. It is ours, so it is asked at the pace of a local server: its 270 pages
 * take some seconds by HTTP. The browser has time for the overviews of the shop that a script fills, with all its
 * pictures, and for its newest listings.
 */
export function sandboxMarket(marketUrl: string): SiteManifest {
  return siteManifestSchema.parse({
    name: 'sandbox-market',
    label: '島集 Islet Market',
    start: marketUrl,
    search: '/search?q={query}',
    sitemap: '/sitemap.xml',
    sitemapIsTrue: true,
    listings: '^/listings/[^/?]+$',
    perSecond: 60,
    pages: 1_000,
    browserPages: 24,
    seconds: 45,
  })
}
