import { html, type Html } from '@originseal/pages'
import type { Shop } from './shops'

export function shopHeading(shop: Shop, count?: number): Html {
  return html`<header class="shop-heading shop-${shop.slug}">
    <p class="latin" lang="en">${shop.latinName}</p>
    <h1>${shop.name}</h1>
    <p class="tagline">${shop.tagline}</p>
    <p>${shop.blurb}</p>
    ${count !== undefined && html`<p class="count">${count} 件商品</p>`}
  </header>`
}
