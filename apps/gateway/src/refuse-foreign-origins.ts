import { Problem } from '@originseal/http'
import { addressesOf, type EndpointDefinition } from '@originseal/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOwnOrigin } from './own-origin.rules'

/**
 * No page of another site may change anything here with the cookies of whoever looks at it. `SameSite=Strict` keeps the
 * cookies away; this keeps the request away, from sister domains as well. It stands before every route but those that are for anywhere:
 * a payment provider's page posts its sealed result through the payer's browser.
 */
export function refuseForeignOrigins(
  fastify: FastifyInstance,
  publicUrl: string,
  endpoints: readonly EndpointDefinition[],
): void {
  const open = new Set(endpoints.filter(({ from }) => from === 'anywhere').flatMap(addressesOf))
  fastify.addHook('onRequest', async ({ method, headers, routeOptions }: FastifyRequest) => {
    if (open.has(routeOptions.url ?? '')) return
    const site = headers['sec-fetch-site']
    const isKnown = typeof site === 'string' || site === undefined
    const source = { method, site: isKnown ? site : 'several', origin: headers.origin, host: headers.host }
    if (!isOwnOrigin(source, publicUrl)) throw new Problem('ORIGIN_NOT_ALLOWED')
  })
}
