/** A written page, as a robot gets it. */
export interface CrawledPage {
  readonly path: string
  readonly html: string
}

/** Addresses that are there without being written: pages for who has a session, files, old addresses. */
export type IsKnown = (path: string) => boolean

const count = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).length

/** What must stand exactly once in every page. */
const once: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['title', /<title>[^<]+<\/title>/g],
  ['description', /<meta name="description" content="[^"]+"/g],
  ['canonical address', /<link rel="canonical" href="[^"]+"/g],
  ['heading of the first level', /<h1[ >]/g],
  ['picture for social networks', /<meta property="og:image" content="[^"]+"/g],
]

/** Internal links of a page, without query and fragment. */
function linksOf({ html }: CrawledPage): string[] {
  const links = [...html.matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)].map(
    ([, link = '']) => link.split(/[?#]/)[0] ?? '',
  )
  return [...new Set(links)]
}

const dataOf = ({ html }: CrawledPage) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json)

function isReadable(json: string): boolean {
  try {
    return typeof (JSON.parse(json) as { '@type'?: unknown })['@type'] === 'string'
  } catch {
    return false
  }
}

/** What a robot would stumble over, in words: nothing when all is well. Reads the pages alone, as without JavaScript. */
export function crawlFaults(pages: readonly CrawledPage[], isKnown: IsKnown): string[] {
  const written = new Set(pages.map(({ path }) => path))
  const linked = new Set(pages.flatMap((page) => linksOf(page).filter((link) => link !== page.path)))
  return pages.flatMap((page) => [
    ...once
      .map(([what, pattern]) => [what, count(page.html, pattern)] as const)
      .filter(([, times]) => times !== 1)
      .map(([what, times]) => `${page.path}: ${what} stands there ${times} times`),
    ...linksOf(page)
      .filter((link) => !written.has(link) && !isKnown(link))
      .map((link) => `${page.path}: leads to ${link}, where nothing is`),
    ...dataOf(page)
      .filter((json) => !isReadable(json))
      .map(() => `${page.path}: holds data that can't be read`),
    ...(page.path === '/' || linked.has(page.path) || isHome(page.path)
      ? []
      : [`${page.path}: no page leads there`]),
  ])
}

/** Homes in other languages are told by the head of each other, not by links. */
const isHome = (path: string) => /^\/[a-z]{2}$/.test(path)
