import type { Door } from './door'
import { identityRoutes } from './identity-routes'
import { protectionRoutes } from './protection-routes'
import { scanRoutes } from './scan-routes'
import { videoRoutes } from './video-routes'

const upstreams = ['identity', 'protection', 'scan'] as const
export type Upstream = (typeof upstreams)[number]

export interface Route extends Door {
  readonly upstream: Upstream
}

const to = (upstream: Upstream, doors: readonly Door[]): Route[] =>
  doors.map((door) => ({ ...door, upstream }))

/** Every way into the product. What is not here does not exist outside. */
export const routes: readonly Route[] = [
  ...to('identity', identityRoutes),
  ...to('protection', protectionRoutes),
  ...to('scan', scanRoutes),
  ...to('scan', videoRoutes),
]

/** The addresses a route answers at. */
export function addressesOf(route: Pick<Route, 'path'>): string[] {
  return route.path.startsWith('/api/') ? [route.path] : [route.path, `/api${route.path}`]
}

/** Services know nothing of the edge's `/api`, nor of a request target that names its host (RFC 9112 §3.2.2). */
export function upstreamPath(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?#]*\/?/iu, '/')
  return path.startsWith('/api/') ? path.slice('/api'.length) : path
}
