/** Parameters that say how a visitor came and never what a page shows. */
const tracking =
  /^(utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|igshid|mc_[ce]id|_ga|_gl|ref|ref_src|referrer|spm|scm|sessionid|sid|phpsessid|jsessionid)$/i

/**
 * One spelling for addresses that lead to the same page: no fragment, no tracking, query in order, no empty query.
 * `url` is absolute.
 */
export function pageUrl(url: string): string {
  const parsed = new URL(url)
  parsed.hash = ''
  for (const name of new Set(parsed.searchParams.keys()))
    if (tracking.test(name)) parsed.searchParams.delete(name)
  parsed.searchParams.sort()
  if ([...parsed.searchParams].length === 0) parsed.search = ''
  return parsed.href
}

/** What the patterns of a manifest are held against. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
