import { loadPage } from './load-page'
import { webUrl } from './web-url'

export interface PageLink {
  /** Absolute, of the page's own origin, without fragment. */
  readonly url: string
  readonly text: string
  /** The page asks not to follow it, or to follow it as no recommendation of its own. */
  readonly nofollow: boolean
}

/** Files that are no pages. Pictures are found by {@link extractImages}. */
const files = /\.(jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|pdf|zip|gz|mp4|webm|mp3|woff2?)$/i

/** The links that stay on the site (same scheme, host and port), each once, in document order. */
export function extractLinks(html: string, pageUrl: string): PageLink[] {
  const { $, base } = loadPage(html, pageUrl)
  const site = new URL(pageUrl).origin
  const links = new Map<string, PageLink>()
  for (const element of $('a[href], area[href], link[rel="next" i]').toArray()) {
    const url = webUrl($(element).attr('href'), base)
    if (url === undefined || links.has(url)) continue
    const { origin, pathname } = new URL(url)
    if (origin !== site || files.test(pathname)) continue
    const text = $(element).text().replace(/\s+/g, ' ').trim().slice(0, 200)
    const nofollow = /\bnofollow\b/i.test($(element).attr('rel') ?? '')
    links.set(url, { url, text, nofollow })
  }
  return [...links.values()]
}
