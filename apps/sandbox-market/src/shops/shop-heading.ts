import { html, type Html } from '../pages/html'
import type { Shop } from './shops'

export function shopHeading(shop: Shop, count?: number): Html {
  return html`<header class="shop-heading shop-${shop.slug}">
    <nav class="crumbs" aria-label="所在位置">
      <a href="/">市集</a><span aria-hidden="true">›</span><span>${shop.name}</span>
    </nav>
    <h1>${shop.name}</h1>
    <p>${shop.tagline}</p>
    ${count !== undefined && html`<p class="count">${count} 件商品</p>`}
  </header>`
}
