import { matchRoutes, type LazyRouteFunction, type RouteObject } from 'react-router-dom'
import { fetchTexts, loadTexts } from '../i18n/i18n'
import { loadAhead } from './load-chunk'

type Loaded = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>

/** What a page is made of, as data: the build counts its requests by this, and a link's target is loaded ahead. */
export interface PageParts {
  /** Imports the page's own chunk; exactly one `import()`, by which the build knows the module. */
  readonly load: () => Promise<Loaded>
  /** Names of the texts that it shows. */
  readonly texts: readonly string[]
}

/** A route's `lazy` that tells its parts. */
export interface LazyPage {
  (): Promise<Loaded>
  readonly parts: PageParts
}

/** A page in a chunk of its own: code and texts are fetched at the same time. */
export function lazyPage(load: PageParts['load'], ...texts: string[]): LazyPage {
  const lazy = async () => {
    const [page] = await Promise.all([load(), loadTexts(...texts)])
    return page
  }
  return Object.assign(lazy, { parts: { load, texts } })
}

/** The parts of a route's page; a route without a page of its own has none. */
export const partsOf = ({ lazy }: RouteObject): PageParts | undefined =>
  typeof lazy === 'function' && 'parts' in lazy ? (lazy as LazyPage).parts : undefined

/** Names of the texts of the page at a path, its layouts' among them. */
export const textsAt = (routes: RouteObject[], pathname: string): string[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => partsOf(route)?.texts ?? [])

/** Fetches a page's files before it is asked for; what does not come is asked for again when it is. */
export async function loadPageAhead({ load, texts }: PageParts): Promise<void> {
  await Promise.all([loadAhead(load), loadAhead(() => fetchTexts(texts))])
}
