import { assets } from './asset-files'
import { html, type Html } from '@originseal/pages'
import { marketLatinName, marketName } from './site'

export interface Page {
  readonly title: string
  readonly description: string
  readonly body: Html
  /** The page's own address, absolute; absent for pages that should not be found by it. */
  readonly canonical?: string
  /** More for the head: og:image, JSON-LD. */
  readonly head?: Html
  /** What stands in the search field. */
  readonly query?: string
  readonly hidden?: boolean
  readonly scripts?: readonly string[]
}

/** The frame that every page stands in. */
export function layout(page: Page): string {
  return html`<!doctype html>
    <html lang="zh-Hant-TW">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}｜${marketName} ${marketLatinName}</title>
        <meta name="description" content="${page.description}" />
        <meta name="theme-color" content="#173f3a" />
        ${page.hidden && html`<meta name="robots" content="noindex" />`}
        ${page.canonical && html`<link rel="canonical" href="${page.canonical}" />`}
        <meta property="og:site_name" content="${marketName} ${marketLatinName}" />
        <meta property="og:locale" content="zh_TW" />
        <meta property="og:title" content="${page.title}" />
        <meta property="og:description" content="${page.description}" />
        ${page.canonical && html`<meta property="og:url" content="${page.canonical}" />`} ${page.head}
        <link rel="icon" href="${assets.address('mark.svg')}" type="image/svg+xml" />
        <link rel="stylesheet" href="${assets.address('market.css')}" />
        ${page.scripts?.map((name) => html`<script src="${assets.address(name)}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#content">跳到主要內容</a>
        ${masthead(page.query)}
        <main id="content">${page.body}</main>
        ${footer()}
      </body>
    </html>`.text
}

function masthead(query = ''): Html {
  return html`<header class="masthead">
    <div class="frame">
      <a class="brand" href="/"
        ><img src="${assets.address('mark.svg')}" alt="" width="36" height="36" /><span
          >${marketName}<small>${marketLatinName}</small></span
        ></a
      >
      <form class="search" action="/search" role="search">
        <label class="unseen" for="q">搜尋商品</label>
        <input
          id="q"
          name="q"
          type="search"
          value="${query}"
          maxlength="100"
          placeholder="搜尋商品、圖案、材質"
        />
        <button>搜尋</button>
      </form>
      <a class="sell" href="/sell">我要上架</a>
    </div>
  </header>`
}

function footer(): Html {
  return html`<footer class="footer">
    <div class="frame">
      <p>
        <strong>這是沙盒市集。</strong
        >四家店舖、商品與圖片皆為示範資料，由程式產生；這裡沒有真實的交易，任何人都可以刊登商品來試用。
      </p>
      <nav aria-label="頁尾">
        <a href="/sell">我要上架</a><a href="/sitemap.xml">網站地圖</a><a href="/robots.txt">robots.txt</a>
      </nav>
    </div>
  </footer>`
}
