import { servicePathOf, type EndpointAccess } from '@originseal/contracts'

/** Endpoints whose callers the gateway admits itself, so that strangers cost no service anything. */
export const admitsAtGateway = (
  access: EndpointAccess,
): access is Exclude<EndpointAccess, 'internal' | 'progress-token'> =>
  // Only the service knows its progress tokens.
  access !== 'progress-token' && access !== 'internal'

/** Services know nothing of the edge's `/api`, nor of a request target that names its host (RFC 9112 §3.2.2). */
export function upstreamPath(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?#]*\/?/iu, '/')
  return servicePathOf({ path: path as `/${string}` })
}
