import { listingCards } from '../listings/listing-card'
import type { ListingView } from '../listings/listing.view'
import { html } from '@originseal/pages'
import { layout } from '../pages/layout'
import { pager, type Paged } from '../pages/pager'
import type { Site } from '../pages/site'
import { shopHeading } from './shop-heading'
import type { Shop } from './shops'

export function shopPage(shop: Shop, listings: Paged<ListingView>, site: Site): string {
  const path = (page: number): string =>
    page === 1 ? `/shops/${shop.slug}` : `/shops/${shop.slug}?page=${page}`
  return layout({
    title: shop.name,
    description: shop.tagline,
    canonical: site.address(path(listings.page)),
    body: html`<div class="frame">
      ${shopHeading(shop, listings.total)} ${listingCards(listings.items)} ${pager(listings, path)}
    </div>`,
  })
}
