import { Controller, Get, Header } from '@nestjs/common'
import { Allow } from '@originseal/http'
import { ListingsQueries } from '../listings/listings.queries'
import { Site } from '../pages/site'
import { shops } from '../shops/shops'
import { mostAddresses, robotsText, sitemap } from './sitemap'
@Controller()
export class CrawlingController {
  constructor(
    private readonly listings: ListingsQueries,
    private readonly site: Site,
  ) {}

  @Allow('anyone')
  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  async map(): Promise<string> {
    const fronts = ['/', ...shops.map((shop) => `/shops/${shop.slug}`)]
    return sitemap(fronts, await this.listings.sitemap(mostAddresses - fronts.length), this.site)
  }

  @Allow('anyone')
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    return robotsText(this.site)
  }
}
