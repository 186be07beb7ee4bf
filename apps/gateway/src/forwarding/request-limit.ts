import { isIPv6 } from 'node:net'
import { Problem } from '@originseal/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** One count for all addresses of a route. Refuses with TOO_MANY_REQUESTS and the seconds to wait. */
export function requestLimit(fastify: FastifyInstance, perMinute: number): Limit {
  const check = fastify.createRateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => callerKey(request.ip),
  })
  return async (request, reply) => {
    const count = await check(request)
    if (count.isAllowed || !count.isExceeded) return
    void reply.header('retry-after', String(count.ttlInSeconds))
    throw new Problem('TOO_MANY_REQUESTS')
  }
}

/** A caller's address; of IPv6 the first 64 bits, since the rest is theirs to choose (RFC 4291 §2.5.4). */
export function callerKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)
  if (mapped) return mapped[1] as string
  const [head = '', tail] = ip.split('%', 1)[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
