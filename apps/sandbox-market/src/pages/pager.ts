import { html, type Html } from '@originseal/pages'

/** Listings on one page. */
export const pageSize = 24

export interface Paged<Item> {
  readonly items: readonly Item[]
  readonly total: number
  /** 1 is the first. */
  readonly page: number
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

/** Links to the neighbours, and where one is. `address` makes the path of a page. */
export function pager({ total, page }: Paged<unknown>, address: (page: number) => string): Html | undefined {
  const last = pagesOf(total)
  if (last === 1) return undefined
  const link = (to: number, rel: string, label: string): Html =>
    to < 1 || to > last
      ? html`<span class="pager-end">${label}</span>`
      : html`<a href="${address(to)}" rel="${rel}">${label}</a>`
  return html`<nav class="pager" aria-label="分頁">
    ${link(page - 1, 'prev', '‹ 上一頁')}
    <span>第 ${page} 頁，共 ${last} 頁</span>
    ${link(page + 1, 'next', '下一頁 ›')}
  </nav>`
}
