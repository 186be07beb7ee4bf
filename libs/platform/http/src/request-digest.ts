import { createHash } from 'node:crypto'
import type { EndpointDefinition } from '@originseal/contracts'
import { decodedOf } from './endpoint-request'

/**
 * SHA-256 in hexadecimal over operation, path and body of a request, as its endpoint decodes them, as JSON with sorted keys
 * (RFC 8785, which values of these kinds need no more of): what is approved is what is done.
 * @throws Problem REQUEST_INVALID
 */
export function requestDigest(
  endpoint: EndpointDefinition,
  request: { readonly params: unknown; readonly body: unknown },
): string {
  const whole = { operation: endpoint.name, ...decodedOf(endpoint, request) }
  return createHash('sha256')
    .update(JSON.stringify(sorted(JSON.parse(JSON.stringify(whole)))))
    .digest('hex')
}

/** Of what JSON can hold. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
