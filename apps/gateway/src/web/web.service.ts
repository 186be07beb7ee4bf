import rateLimit from '@fastify/rate-limit'
import { Module, type DynamicModule } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { HttpModule, type ServiceDefinition } from '@originseal/http'
import type { FastifyInstance } from 'fastify'
import { readWebConfig, type WebConfig } from '../config'
import { servePages } from '../pages/serve-pages'
import { documentHeaders, securityHeaders, wholeIfMeasured } from '../security-headers'

@Module({})
export class WebModule {
  static forRoot({ LOG_LEVEL }: WebConfig): DynamicModule {
    return { module: WebModule, imports: [HttpModule.forRoot({ service: 'web', logLevel: LOG_LEVEL })] }
  }
}

/**
 * The pages by themselves, where an installation leads to them beside the gateway: the same files, headers and rules of
 * what is a page. It knows no service and no token.
 */
export const web = (config: WebConfig = readWebConfig()): ServiceDefinition => ({
  name: 'web',
  settings: config,
  module: WebModule.forRoot(config),
  answerHeaders: securityHeaders(config.PUBLIC_URL),
  prepare: (app) => openPages(app, config),
})

async function openPages(app: NestFastifyApplication, config: WebConfig): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance
  // Routes take the error handler that is there when they are loaded: Nest's own has to be first.
  await app.init()
  fastify.addHook('onRequest', wholeIfMeasured(config))
  fastify.addHook('onSend', documentHeaders(config))
  await fastify.register(rateLimit, { global: false })
  await servePages(fastify, config.WEB_DIR, new URL(config.PUBLIC_URL).origin)
}
