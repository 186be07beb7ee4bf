import { networkOf, Problem } from '@originseal/http'
import { sendPage, wantsJson } from '@originseal/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyPage } from './too-many-page'

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * One count for all addresses of a route. Refuses with TOO_MANY_REQUESTS and the seconds to wait; where people read pages that
 * a service writes, by a page.
 */
export function requestLimit(fastify: FastifyInstance, perMinute: number, isPage = false): Limit {
  const check = fastify.createRateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
  })
  return async (request, reply) => {
    const count = await check(request)
    if (count.isAllowed || !count.isExceeded) return undefined
    void reply.header('retry-after', String(count.ttlInSeconds))
    if (isPage && !wantsJson(request)) {
      sendPage(reply, 429, tooManyPage(count.ttlInSeconds))
      return reply
    }
    throw new Problem('TOO_MANY_REQUESTS')
  }
}
