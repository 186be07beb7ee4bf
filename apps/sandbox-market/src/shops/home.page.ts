import { listingCards } from '../listings/listing-card'
import { pictureSet, type ListingView } from '../listings/listing.view'
import { html, type Html } from '@originseal/pages'
import { layout } from '../pages/layout'
import { marketName, pictureAddress, type Site } from '../pages/site'
import type { Shop } from './shops'

export interface ShopWindow {
  readonly shop: Shop
  readonly count: number
  /** Pictures for its window; none for a shop that shows itself by script only. */
  readonly pictures: readonly ListingView[]
}

export function homePage(windows: readonly ShopWindow[], newest: readonly ListingView[], site: Site): string {
  return layout({
    title: '四家店，一座島',
    description: `${marketName}是一座沙盒市集：四家風格各異的示範店舖，每個人都可以上架商品。`,
    canonical: site.address('/'),
    body: html`<section class="hero">
        <div class="frame">
          <div>
            <h1>四家店，一座島。</h1>
            <p>插畫、攝影、織品與器物——慢慢逛，也可以把自己的東西擺上來。</p>
            <p><a class="button" href="/sell">擺一件商品</a></p>
          </div>
          <div class="hero-pictures" aria-hidden="true">
            ${newest.slice(0, 3).map((listing) => smallPicture(listing, 240))}
          </div>
        </div>
      </section>
      <div class="frame">
        <section>
          <h2>店舖</h2>
          <ul class="windows">
            ${windows.map((window) => html`<li>${shopWindow(window)}</li>`)}
          </ul>
        </section>
        <section>
          <h2>最新上架</h2>
          ${listingCards(newest, 0)}
        </section>
      </div>`,
  })
}

function shopWindow({ shop, count, pictures }: ShopWindow): Html {
  return html`<a class="window shop-${shop.slug}" href="/shops/${shop.slug}">
    <span class="window-pictures" aria-hidden="true"
      >${pictures.map((listing) => smallPicture(listing, 120))}</span
    >
    <span class="window-name">${shop.name}</span>
    <span class="window-tagline">${shop.tagline}</span>
    <span class="count">${count} 件商品</span>
  </a>`
}

/** A square cut of a picture, for decoration; the listing itself is shown elsewhere with its name. */
function smallPicture(listing: ListingView, edge: number): Html {
  return html`<img
    src="${pictureAddress(listing.imageKey, 320)}"
    srcset="${pictureSet(listing)}"
    sizes="${edge}px"
    width="${edge}"
    height="${edge}"
    alt=""
  />`
}
