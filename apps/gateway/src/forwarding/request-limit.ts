import { networkOf, Problem } from '@originseal/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** One count for all addresses of a route. Refuses with TOO_MANY_REQUESTS and the seconds to wait. */
export function requestLimit(fastify: FastifyInstance, perMinute: number): Limit {
  const check = fastify.createRateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
  })
  return async (request, reply) => {
    const count = await check(request)
    if (count.isAllowed || !count.isExceeded) return
    void reply.header('retry-after', String(count.ttlInSeconds))
    throw new Problem('TOO_MANY_REQUESTS')
  }
}
