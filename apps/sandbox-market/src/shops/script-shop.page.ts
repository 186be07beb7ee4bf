import { html } from '@originseal/pages'
import { layout } from '../pages/layout'
import type { Site } from '../pages/site'
import { shopHeading } from './shop-heading'
import type { Shop } from './shops'

/** What the shell is to show: a page of listings, a search in them, or one listing. */
export interface ScriptedView {
  readonly path: string
  readonly source: string
  readonly query?: string
}

/**
 * The shell of a shop that a script fills. It knows nothing of the listings: whoever does not run the script finds
 * neither a title nor a picture here.
 */
export function scriptShopPage(shop: Shop, view: ScriptedView, site: Site): string {
  return layout({
    title: shop.name,
    description: shop.tagline,
    canonical: site.address(view.path),
    query: view.query,
    scripts: ['script-shop.js'],
    body: html`<div class="frame">
      ${shopHeading(shop)}
      <div id="shelf" data-source="${view.source}" aria-live="polite" aria-busy="true">
        <p class="waiting">商品載入中…</p>
      </div>
      <noscript><p class="notice">這家店的商品由 JavaScript 顯示，請開啟後重新整理。</p></noscript>
    </div>`,
  })
}
