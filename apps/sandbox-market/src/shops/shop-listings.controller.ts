import { Controller, Get, Param, Query } from '@nestjs/common'
import { Allow, Decode, Problem } from '@originseal/http'
import { toListingJson, type ListingJson } from '../listings/listing.view'
import { ListingsQueries } from '../listings/listings.queries'
import { pagesOf } from '../pages/pager'
import { searchQuery, type SearchQuery } from './page-query'
import { findShop } from './shops'

export interface ShopListings {
  readonly shop: { readonly slug: string; readonly name: string }
  readonly query: string
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly listings: readonly ListingJson[]
}

/** What the script of a shop reads. */
@Controller('api')
export class ShopListingsController {
  constructor(private readonly listings: ListingsQueries) {}

  @Allow('anyone')
  @Get('shops/:slug/listings')
  async page(
    @Param('slug') slug: string,
    @Query(new Decode(searchQuery)) { q, page }: SearchQuery,
  ): Promise<ShopListings> {
    const shop = findShop(slug)
    if (!shop) throw new Problem('NOT_FOUND')
    const { items, total } = await this.listings.search([slug], q, page)
    return {
      shop: { slug, name: shop.name },
      query: q,
      total,
      page,
      pages: pagesOf(total),
      listings: items.map(toListingJson),
    }
  }

  @Allow('anyone')
  @Get('listings/:id')
  async one(@Param('id') id: string): Promise<ListingJson> {
    const listing = await this.listings.find(id)
    if (typeof listing !== 'object') throw new Problem('NOT_FOUND')
    return toListingJson(listing)
  }
}
