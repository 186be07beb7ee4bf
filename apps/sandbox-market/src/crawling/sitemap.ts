import type { SitemapEntry } from '../listings/listings.queries'
import { html, type Html } from '@originseal/pages'
import type { Site } from '../pages/site'

/** Addresses in one sitemap, at most (sitemaps.org/protocol.html). */
export const mostAddresses = 50_000

/** The market in the format of sitemaps.org: front pages, then listings, newest first. */
export function sitemap(fronts: readonly string[], listings: readonly SitemapEntry[], site: Site): string {
  const newest = listings[0]?.postedAt
  const entry = (path: string, changed: Date | undefined): Html =>
    html`<url
      ><loc>${site.address(path)}</loc>${changed && html`<lastmod>${changed.toISOString()}</lastmod>`}</url
    > `
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${fronts.map((path) => entry(path, newest))}${listings.map(({ id, postedAt }) => entry(`/listings/${id}`, postedAt))}</urlset
    > `.text
}

/** What crawlers may read (RFC 9309): everything but the cart and the private part, as fast as they like. */
export function robotsText(site: Site): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /cart',
    'Disallow: /private',
    '',
    `Sitemap: ${site.address('/sitemap.xml')}`,
    '',
  ].join('\n')
}
