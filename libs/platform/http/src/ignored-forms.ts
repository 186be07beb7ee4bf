import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Marks a route that mail programs call with a form (RFC 8058) of which nothing is read. */
export const IgnoreForm = () => RouteConfig({ ignoresForm: true })

/** Lets forms in where {@link IgnoreForm} stands; elsewhere they stay refused with CONTENT_TYPE_UNSUPPORTED. */
export function ignoreForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(formTypes, { parseAs: 'buffer' }, (request, _body, done) => {
    const { ignoresForm } = request.routeOptions.config as { ignoresForm?: boolean }
    done(ignoresForm ? null : new Problem('CONTENT_TYPE_UNSUPPORTED'), undefined)
  })
}
