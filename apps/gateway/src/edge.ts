import rateLimit from '@fastify/rate-limit'
import { publicEndpoints } from '@originseal/contracts/endpoints'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { TokenVerifier } from '@originseal/http'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { openRoutes } from './forwarding/open-routes'
import { requestLimit } from './forwarding/request-limit'
import { openApiOf } from './openapi/openapi'
import { refuseForeignOrigins } from './refuse-foreign-origins'
import { documentHeaders, securityHeaders, wholeIfMeasured } from './security-headers'
import { servePages } from './pages/serve-pages'

const documentsPerMinute = 60

/** Puts the edge on the server: limits, the route table, the pages, and the document of it all. */
export async function openEdge(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance
  // Routes take the error handler that is there when they are loaded: Nest's own has to be first.
  await app.init()
  const origins = {
    admin: config.ADMIN_URL,
    billing: config.BILLING_URL,
    enforcement: config.ENFORCEMENT_URL,
    identity: config.IDENTITY_URL,
    protection: config.PROTECTION_URL,
    'scan-orchestrator': config.SCAN_ORCHESTRATOR_URL,
    trademark: config.TRADEMARK_URL,
  }
  passBodiesOn(fastify)
  refuseForeignOrigins(fastify, config.PUBLIC_URL, publicEndpoints)
  await fastify.register(rateLimit, { global: false })
  fastify.addHook('onRequest', wholeIfMeasured(config))
  fastify.addHook('onSend', documentHeaders(config))
  const answerHeaders = securityHeaders(config.PUBLIC_URL)
  openRoutes(fastify, { origins, tokens: app.get(TokenVerifier), answerHeaders })
  const document = openApiOf(publicEndpoints)
  fastify.get(
    '/api/openapi.json',
    { onRequest: requestLimit(fastify, documentsPerMinute) },
    async () => document,
  )
  if (config.WEB_DIR !== undefined)
    await servePages(fastify, config.WEB_DIR, new URL(config.PUBLIC_URL).origin)
}

/** Bodies are streams here: no parser looks into what is only handed on. */
function passBodiesOn(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}
