import rateLimit from '@fastify/rate-limit'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Problem } from '@originseal/http'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { closeForwarding, forward } from './forwarding/forward'
import { addressesOf, routes, type Upstream } from './forwarding/routes'
import { joinOpenApi } from './openapi/join-openapi'
import { servePages } from './pages/serve-pages'
import { securityHeaders } from './security-headers'

/** Puts the edge on the server: headers, limits, the route table, the pages, and the 404 of both. */
export async function openEdge(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance
  const origins: Record<Upstream, string> = { protection: config.PROTECTION_URL, scan: config.SCAN_URL }
  passBodiesOn(fastify)
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders).header('x-request-id', request.id)
  })
  await fastify.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Problem('TOO_MANY_REQUESTS'),
  })
  fastify.after(() => {
    for (const route of routes) {
      for (const url of addressesOf(route)) {
        fastify.route({
          method: route.method,
          url,
          config: { rateLimit: { max: route.perMinute, timeWindow: '1 minute' } },
          handler: (request, reply) => forward(origins[route.upstream], request, reply),
        })
      }
    }
    fastify.get('/api/openapi.json', async () =>
      joinOpenApi(await Promise.all(Object.values(origins).map(openApiOf))),
    )
  })
  fastify.addHook('onClose', closeForwarding)
  await openPages(fastify, config.WEB_DIR)
}

/** Bodies are streams here: no parser looks into what is only handed on. */
function passBodiesOn(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/** Every GET that no route answers: the application's start page for people, a 404 for programs. */
async function openPages(fastify: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  const sendStart = await servePages(fastify, folder)
  fastify.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/') || !(request.headers.accept ?? '').includes('text/html')) {
      throw new Problem('NOT_FOUND')
    }
    sendStart(reply)
  })
}

async function openApiOf(origin: string): Promise<object> {
  const response = await fetch(new URL('/openapi.json', origin), { signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Problem('SERVICE_UNAVAILABLE')
  return (await response.json()) as object
}
