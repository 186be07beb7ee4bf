import { listingCards } from '../listings/listing-card'
import type { ListingView } from '../listings/listing.view'
import { html } from '@originseal/pages'
import { layout } from '../pages/layout'
import { pager, type Paged } from '../pages/pager'
import type { Shop } from './shops'

/** Shops that show themselves by script are searched on their own pages; the way there is always said. */
export function searchPage(query: string, found: Paged<ListingView>, elsewhere: readonly Shop[]): string {
  const q = encodeURIComponent(query)
  return layout({
    title: query === '' ? '全部商品' : `「${query}」的搜尋結果`,
    description: '搜尋市集裡的商品。',
    query,
    hidden: true,
    body: html`<div class="frame">
      <header class="search-heading">
        <h1>${query === '' ? '全部商品' : html`「${query}」`}</h1>
        <p class="count">${found.total === 0 ? '沒有找到商品' : `找到 ${found.total} 件商品`}</p>
      </header>
      ${elsewhere.map(
        (shop) =>
          html`<p class="notice">
            「${shop.name}」的商品由店內頁面自行顯示，<a href="/shops/${shop.slug}?q=${q}"
              >到${shop.name}找找看 ›</a
            >
          </p>`,
      )}
      ${found.items.length > 0 ? listingCards(found.items) : nothingFound}
      ${pager(found, (page) => `/search?q=${q}&page=${page}`)}
    </div>`,
  })
}

const nothingFound = html`<p class="nothing">
  換個短一點的詞試試，例如「山」「貓」「海報」，或<a href="/search?q=">看看全部商品</a>。
</p>`
