import { admit, type TokenVerifier } from '@originseal/http'
import type { FastifyInstance } from 'fastify'
import type { AnswerHeaders } from '../security-headers'
import { Forwarding } from './forwarding'
import { requestLimit } from './request-limit'
import { addressesOf, routes, type Upstream } from './routes'

export interface Behind {
  readonly origins: Readonly<Record<Upstream, string>>
  readonly tokens: TokenVerifier
  readonly answerHeaders: AnswerHeaders
}

/** Puts the route table on the server: count, admit, hand on. */
export function openRoutes(fastify: FastifyInstance, { origins, tokens, answerHeaders }: Behind): void {
  const forwarding = new Forwarding(answerHeaders)
  for (const { method, access, upstream, perMinute, ...route } of routes) {
    const destination = { upstream, origin: origins[upstream] }
    const limit = requestLimit(fastify, perMinute)
    for (const url of addressesOf(route)) {
      fastify.route({
        method,
        url,
        onRequest: limit,
        preHandler: async (request) => {
          // Only the service knows its progress tokens.
          if (access !== 'progress-token') await admit(request, access, tokens)
        },
        handler: (request, reply) => forwarding.forward(destination, request, reply),
      })
    }
  }
  fastify.addHook('preClose', async () => forwarding.endStreams())
  fastify.addHook('onClose', () => forwarding.close())
}
