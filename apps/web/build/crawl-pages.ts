import { load } from 'cheerio/slim'

/** A written page, as a robot gets it. */
export interface CrawledPage {
  readonly path: string
  readonly html: string
}

/** Addresses that are there without being written: pages for who has a session, files, old addresses. */
export type IsKnown = (path: string) => boolean

/** What must stand exactly once in every page. */
const once: readonly (readonly [what: string, selector: string])[] = [
  ['title', 'title:not(svg title):not(:empty)'],
  ['description', 'meta[name="description"][content!=""]'],
  ['canonical address', 'link[rel="canonical"][href!=""]'],
  ['heading of the first level', 'h1'],
  ['picture for social networks', 'meta[property="og:image"][content!=""]'],
]

/** A page as far as it is looked at. */
interface Read {
  readonly path: string
  readonly times: readonly (readonly [what: string, times: number])[]
  /** Internal ones, without query and fragment. */
  readonly links: readonly string[]
  /** Structured data. */
  readonly data: readonly string[]
}

function read({ path, html }: CrawledPage): Read {
  const page = load(html)
  const links = page('a[href^="/"]')
    .toArray()
    .map((link) => page(link).attr('href')?.split(/[?#]/)[0] ?? '')
  const data = page('script[type="application/ld+json"]').toArray()
  return {
    path,
    times: once.map(([what, selector]) => [what, page(selector).length]),
    links: [...new Set(links)],
    data: data.map((script) => page(script).text()),
  }
}

function isReadable(json: string): boolean {
  try {
    return typeof (JSON.parse(json) as { '@type'?: unknown })['@type'] === 'string'
  } catch {
    return false
  }
}

/** What a robot would stumble over, in words: nothing when all is well. Reads the pages alone, as without JavaScript. */
export function crawlFaults(pages: readonly CrawledPage[], isKnown: IsKnown): string[] {
  const all = pages.map(read)
  const written = new Set(all.map(({ path }) => path))
  const linked = new Set(all.flatMap(({ path, links }) => links.filter((link) => link !== path)))
  const isThere = (link: string) => written.has(link) || isKnown(link)
  const isLinked = (path: string) => path === '/' || linked.has(path) || isHome(path)
  return all.flatMap((page) => faultsOf(page, isThere, isLinked))
}

function faultsOf({ path, times, links, data }: Read, isThere: IsKnown, isLinked: IsKnown): string[] {
  const unsuited = times.filter(([, found]) => found !== 1)
  const dead = links.filter((link) => !isThere(link))
  const unreadable = data.filter((json) => !isReadable(json))
  return [
    ...unsuited.map(([what, found]) => `${path}: ${what} stands there ${found} times`),
    ...dead.map((link) => `${path}: leads to ${link}, where nothing is`),
    ...unreadable.map(() => `${path}: holds data that can't be read`),
    ...(isLinked(path) ? [] : [`${path}: no page leads there`]),
  ]
}

/** Homes in other languages are told by the head of each other, not by links. */
const isHome = (path: string) => /^\/[a-z]{2}$/.test(path)
