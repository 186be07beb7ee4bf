import type { RouteObject } from 'react-router-dom'
import { partsOf } from './lazy-page'
import { loadChunk } from './load-chunk'

/** The same routes, each lazy one by the ladder of retries; wrapped in one place so that none is forgotten. */
export function lazyRoutes(routes: readonly RouteObject[], parent = ''): RouteObject[] {
  return routes.map((route, position) => {
    const name = `${parent}/${route.path ?? (route.index ? 'index' : `layout-${position}`)}`
    const { lazy, children } = route
    const wrapped: Pick<RouteObject, 'lazy'> =
      typeof lazy === 'function'
        ? { lazy: Object.assign(() => loadChunk(`route:${name}`, lazy), { parts: partsOf(route) }) }
        : {}
    if (route.index) return { ...route, ...wrapped }
    return { ...route, ...wrapped, ...(children && { children: lazyRoutes(children, name) }) } as RouteObject
  })
}
