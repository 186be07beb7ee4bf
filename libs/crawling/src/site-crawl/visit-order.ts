import type { PageLink } from '../source'
import { pageUrl, pathOf } from '../pages/page-url'
import { asksFor, isSearchPage } from './search-pages'
import type { SiteManifest } from './site-manifest'

/** Smaller is visited first; equal ones in the order in which they were found, which is breadth first. */
export const order = {
  search: 0,
  foundListing: 10,
  foundPage: 15,
  sitemapListing: 20,
  sitemapPage: 30,
  start: 30,
  listing: 40,
  page: 50,
} as const

/** Everything that came of asking the site's own search comes before this. */
export const searchEnds = order.sitemapListing

/**
 * Puts the pages of one search in order. Pages of results are followed for our own words only: each listing of a shop
 * links to searches for its keywords, and those show again what the shop shows.
 */
export class VisitOrder {
  private readonly listings: RegExp | undefined

  constructor(
    private readonly manifest: Pick<SiteManifest, 'listings' | 'search'>,
    private readonly queries: readonly string[],
  ) {
    this.listings = manifest.listings === undefined ? undefined : new RegExp(manifest.listings, 'u')
  }

  /** The links of a page as visits to come, in their own order. */
  linksFrom(page: PageLink, urls: readonly string[]): PageLink[] {
    const isResult = asksFor(this.queries, page.url)
    return [...new Set(urls.map(pageUrl))]
      .filter((url) => !this.isStrangeSearch(url))
      .map((url) => ({ url, priority: this.priority(url, isResult) }))
  }

  /** @param urls newest first */
  fromSitemap(urls: readonly string[]): PageLink[] {
    const priority = (url: string): number => (this.isListing(url) ? order.sitemapListing : order.sitemapPage)
    return [...new Set(urls.map(pageUrl))].map((url) => ({ url, priority: priority(url) }))
  }

  /** Smaller is opened first: a page that lists others shows the pictures of many of them at once. */
  browserUrgency({ url, priority }: PageLink): number {
    return this.isListing(url) ? order.page + 1 + priority : priority
  }

  private priority(url: string, fromResult: boolean): number {
    if (this.isListing(url)) return fromResult ? order.foundListing : order.listing
    return asksFor(this.queries, url) ? order.foundPage : order.page
  }

  /** By the manifest: a page that offers one thing. */
  isListing(url: string): boolean {
    return this.listings?.test(pathOf(url)) ?? false
  }

  private isStrangeSearch(url: string): boolean {
    const { search } = this.manifest
    return search !== undefined && isSearchPage(search, url) && !asksFor(this.queries, url)
  }
}
