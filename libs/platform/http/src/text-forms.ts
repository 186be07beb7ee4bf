import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'

const longestForm = 16_384

/** Marks a route whose form the handler reads as text, because its bytes are sealed. */
export const ReadFormAsText = () => RouteConfig({ readsFormAsText: true })

/** Hands forms as text to the endpoints that have a `textForm`; elsewhere they stay refused. */
export function readTextForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (request, body, done) => {
      const { readsFormAsText } = request.routeOptions.config as { readsFormAsText?: boolean }
      done(readsFormAsText ? null : new Problem('CONTENT_TYPE_UNSUPPORTED'), body)
    },
  )
}
