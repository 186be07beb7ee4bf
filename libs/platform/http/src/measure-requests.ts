import type { Metrics } from '@originseal/runtime'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Notes how long each answer took, by route pattern: an address would make a series of its own for every id. Streams are
 * left out, as they last as long as somebody looks; so is what asks for the health of the process.
 */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  const note = metrics.seconds(
    { name: 'originseal_http_request_seconds', help: 'Time from the first byte of a request to its answer.' },
    ['method', 'route', 'status'],
  )
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (!isStream(request, reply) && !route.startsWith('/health/')) {
      const { method } = request
      note({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000)
    }
    done()
  })
}

const streamType = 'text/event-stream'

/** Answers that a handler wrote by itself have no headers here; then the browser's wish tells. */
function isStream(request: FastifyRequest, reply: FastifyReply): boolean {
  const answered = reply.raw.getHeader('content-type') ?? request.headers.accept ?? ''
  return String(answered).includes(streamType)
}
