import type { ArticleFile } from './articles/read-articles.ts'

/** Stands for the origin, as in pages (src/components/site-origin.ts). */
const ORIGIN = 'https://origin.invalid'
/** How many articles the feed tells of. */
const NEWEST = 20

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const hrefLang: Record<string, string> = { zh: 'zh-CN' }

/** The first part of a path, if it names a language. */
const languageOf = (path: string) => /^\/(en|zh|ja|ko)(?=\/|$)/.exec(path)?.[1] ?? 'zh-TW'
const withoutLanguage = (path: string) => path.replace(/^\/(?:en|zh|ja|ko)(?=\/|$)/, '') || '/'

/**
 * The site map: every page that search engines may show, with its other languages and the day of its last change.
 * @param paths of those pages
 */
export function siteMap(paths: readonly string[], articles: readonly ArticleFile[]): string {
  const changed = new Map(articles.map(({ summary: { path, updatedAt } }) => [path, updatedAt]))
  const entries = paths.map((path) => {
    const same = paths.filter((other) => withoutLanguage(other) === withoutLanguage(path))
    const day = changed.get(path)
    return [
      `<url><loc>${ORIGIN}${escaped(path)}</loc>`,
      ...(day === undefined ? [] : [`<lastmod>${day}</lastmod>`]),
      ...(same.length > 1 ? same.map(alternate) : []),
      '</url>',
    ].join('')
  })
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
}

function alternate(path: string): string {
  const language = languageOf(path)
  return `<xhtml:link rel="alternate" hreflang="${hrefLang[language] ?? language}" href="${ORIGIN}${escaped(path)}"/>`
}

/** The newest articles of blog and column, in the first language, as RSS 2.0. */
export function feed(articles: readonly ArticleFile[]): string {
  const items = articles
    .map(({ summary }) => summary)
    .filter(({ section, locale }) => (section === 'blog' || section === 'column') && locale === 'zh-TW')
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, NEWEST)
    .map(({ title, description, path, publishedAt }) =>
      [
        `<item><title>${escaped(title)}</title><link>${ORIGIN}${path}</link><guid>${ORIGIN}${path}</guid>`,
        `<description>${escaped(description)}</description>`,
        `<pubDate>${new Date(`${publishedAt}T00:00:00Z`).toUTCString()}</pubDate></item>`,
      ].join(''),
    )
  const channel = `<title>原印 OriginSeal</title><link>${ORIGIN}/blog</link><description>盜圖處理、蒐證與平台檢舉</description><language>zh-TW</language>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${channel}\n${items.join('\n')}\n</channel></rss>\n`
}

/** Pages that are not to be indexed say so themselves, and must be read for that. */
export const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`

interface Redirect {
  readonly from: string
  readonly to: string
}

/** Old and other addresses of articles, which lead to the one that counts. */
export function redirectsOf(articles: readonly ArticleFile[]): Redirect[] {
  const ofArticles = articles.map(({ summary: { path, embedded } }): Redirect =>
    embedded ? { from: path.replace(/\.html$/, ''), to: path } : { from: `${path}.html`, to: path },
  )
  const known = new Set(articles.map(({ summary }) => summary.path))
  const named = [
    {
      from: '/creator-column/TaiwanCopyrightTakedownSop2025',
      to: '/creator-column/taiwan-copyright-takedown-sop-2025',
    },
  ].filter(({ to }) => known.has(to))
  return [{ from: '/blog/index.html', to: '/blog' }, ...named, ...ofArticles]
}
