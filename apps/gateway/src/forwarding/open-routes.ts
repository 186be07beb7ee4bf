import { addressesOf, type ServiceName } from '@originseal/contracts'
import { admit, type TokenVerifier } from '@originseal/http'
import type { FastifyInstance } from 'fastify'
import { publicEndpoints } from '@originseal/contracts/endpoints'
import type { AnswerHeaders } from '../security-headers'
import { Forwarding } from './forwarding'
import { requestLimit } from './request-limit'
import { admitsAtGateway } from './routes'

export interface Behind {
  readonly origins: Readonly<Record<ServiceName, string>>
  readonly tokens: TokenVerifier
  readonly answerHeaders: AnswerHeaders
}

/** Puts the endpoints on the server: count, admit, hand on. */
export function openRoutes(fastify: FastifyInstance, { origins, tokens, answerHeaders }: Behind): void {
  const forwarding = new Forwarding(answerHeaders)
  for (const { method, path, access, service, perMinute, response } of publicEndpoints) {
    const destination = { service, origin: origins[service] }
    const limit = requestLimit(fastify, perMinute, 'page' in response)
    for (const url of addressesOf({ path })) {
      fastify.route({
        method,
        url,
        onRequest: limit,
        preHandler: async (request) => {
          if (admitsAtGateway(access)) await admit(request, access, tokens)
        },
        handler: (request, reply) => forwarding.forward(destination, request, reply),
      })
    }
  }
  fastify.addHook('preClose', async () => forwarding.endStreams())
  fastify.addHook('onClose', () => forwarding.close())
}
