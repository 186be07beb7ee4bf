import type { SearchWords } from '../source'
import { pageUrl } from '../pages/page-url'

const mostQueries = 8
const longestQuery = 80
/** What cameras, phones and messengers call every picture: finds nothing, or everything. */
const meaningless =
  /^(img|image|dsc[fn]?|p|pxl|photo|picture|screenshot|screen ?shot|untitled|unnamed|download|file|scan|line ?album|fb ?img|截圖|螢幕擷圖|圖片|未命名)?[\s\d()]*$/iu

/** What to ask a site's own search for: the title, each keyword, the file's name; at most eight. */
export function queriesOf({ title, keywords, filename }: SearchWords): string[] {
  const stem = filename.replace(/\.[^.]{1,5}$/, '').replace(/[\s_.+-]+/g, ' ')
  const asked = [title, ...keywords, stem]
    .map((words) => [...words.normalize('NFKC').replace(/\s+/g, ' ').trim()].slice(0, longestQuery).join(''))
    .filter((words) => !meaningless.test(words))
  const distinct = new Map(asked.map((words) => [words.toLowerCase(), words]))
  return [...distinct.values()].slice(0, mostQueries)
}

/** The first page of results for each query. */
export function searchPages(site: string, template: string, queries: readonly string[]): string[] {
  return queries.map((query) =>
    pageUrl(new URL(template.replaceAll('{query}', encodeURIComponent(query)), site).href),
  )
}

/** True for a page of results of the template's search, whatever was asked. */
export function isSearchPage(template: string, url: string): boolean {
  const pattern = new URL(template.replaceAll('{query}', placeholder), 'http://site')
  const { pathname, searchParams } = new URL(url)
  const asked = [...pattern.searchParams].filter(([, value]) => value.includes(placeholder))
  if (asked.length > 0)
    return pathname === pattern.pathname && asked.every(([name]) => searchParams.has(name))
  return pathname.startsWith(pattern.pathname.split(placeholder)[0] as string)
}

const placeholder = 'query-goes-here'

/** True for a page whose address carries one of the queries: results, further results, or a shop's own search. */
export function asksFor(queries: readonly string[], url: string): boolean {
  const { pathname, searchParams } = new URL(url)
  const segments = pathname.split('/').map(decoded)
  const words = new Set([...searchParams.values(), ...segments].map((word) => word.toLowerCase()))
  return queries.some((query) => words.has(query.toLowerCase()))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // not UTF-8: then it is none of our words either
  }
}
