import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { Allow, Decode, Problem } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import { ListingsQueries } from '../listings/listings.queries'
import { pagesOf } from '../pages/pager'
import { sendPage } from '@originseal/pages'
import { Site } from '../pages/site'
import { homePage } from './home.page'
import { searchQuery, type SearchQuery } from './page-query'
import { scriptShopPage } from './script-shop.page'
import { searchPage } from './search.page'
import { shopPage } from './shop.page'
import { findShop, plainShopSlugs, scriptShops, shops } from './shops'

const newestOnHome = 16
const picturesInWindow = 3
@Controller()
export class ShopsController {
  constructor(
    private readonly listings: ListingsQueries,
    private readonly site: Site,
  ) {}

  @Allow('anyone')
  @Get()
  async home(@Res() reply: FastifyReply): Promise<void> {
    const [counts, newest] = await Promise.all([
      this.listings.countByShop(),
      this.listings.newest(plainShopSlugs, newestOnHome),
    ])
    const windows = await Promise.all(
      shops.map(async (shop) => ({
        shop,
        count: counts.get(shop.slug) ?? 0,
        pictures: shop.renderedByScript ? [] : await this.listings.newest([shop.slug], picturesInWindow),
      })),
    )
    sendPage(reply, 200, homePage(windows, newest, this.site))
  }

  @Allow('anyone')
  @Get('shops/:slug')
  async shop(
    @Param('slug') slug: string,
    @Query(new Decode(searchQuery)) query: SearchQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shop = findShop(slug)
    if (!shop) throw new Problem('NOT_FOUND')
    if (shop.renderedByScript) {
      const asked = new URLSearchParams({ q: query.q, page: String(query.page) }).toString()
      const view = { path: `/shops/${slug}`, source: `/api/shops/${slug}/listings?${asked}`, query: query.q }
      return sendPage(reply, 200, scriptShopPage(shop, view, this.site))
    }
    const found = await this.listings.page([slug], query.page)
    if (query.page > pagesOf(found.total)) throw new Problem('NOT_FOUND')
    sendPage(reply, 200, shopPage(shop, found, this.site))
  }

  @Allow('anyone')
  @Get('search')
  async search(
    @Query(new Decode(searchQuery)) { q, page }: SearchQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(reply, 200, searchPage(q, await this.listings.search(plainShopSlugs, q, page), scriptShops))
  }
}
