import type { Permission } from '@originseal/contracts'

export type Upstream = 'protection' | 'scan'

export interface Route {
  readonly method: 'GET' | 'POST'
  /** As the specification writes it; paths without `/api` are served under `/api` as well. */
  readonly path: string
  readonly upstream: Upstream
  /** Who may call it; a permission is demanded here, so that strangers cost no service anything, and there again. */
  readonly access: 'anyone' | 'progress-token' | Permission
  /** Requests per minute and caller's address. */
  readonly perMinute: number
}

const trial = '/protect/trial'

/** Every way into the product. What is not here does not exist outside. */
export const routes: readonly Route[] = [
  { method: 'POST', path: trial, upstream: 'protection', access: 'anyone', perMinute: 60 },
  { method: 'GET', path: `${trial}/files/:id`, upstream: 'protection', access: 'work:read', perMinute: 300 },
  {
    method: 'GET',
    path: `${trial}/certificates/:id`,
    upstream: 'protection',
    access: 'work:read',
    perMinute: 60,
  },
  {
    method: 'GET',
    path: `${trial}/files/:id/rendition`,
    upstream: 'protection',
    access: 'work:read',
    perMinute: 300,
  },
  { method: 'POST', path: `${trial}/files/:id/scan`, upstream: 'scan', access: 'scan:start', perMinute: 30 },
  { method: 'GET', path: `${trial}/scans/:id`, upstream: 'scan', access: 'scan:read', perMinute: 300 },
  {
    method: 'POST',
    path: `${trial}/scans/:id/cancel`,
    upstream: 'scan',
    access: 'scan:cancel',
    perMinute: 60,
  },
  {
    method: 'GET',
    path: '/api/scans/:id/stream',
    upstream: 'scan',
    access: 'progress-token',
    perMinute: 120,
  },
  { method: 'GET', path: '/api/scans/:id/report', upstream: 'scan', access: 'scan:read', perMinute: 60 },
  {
    method: 'GET',
    path: '/api/scans/:id/findings/:findingId/candidate',
    upstream: 'scan',
    access: 'scan:read',
    perMinute: 600,
  },
  {
    method: 'GET',
    path: '/api/scans/:id/findings/:findingId/overlay',
    upstream: 'scan',
    access: 'scan:read',
    perMinute: 600,
  },
  { method: 'GET', path: '/api/verify/:id', upstream: 'protection', access: 'anyone', perMinute: 300 },
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
