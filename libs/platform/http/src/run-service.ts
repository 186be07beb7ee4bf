import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { ConfigInvalid, type ServiceSettings } from '@originseal/runtime'
import { Logger } from 'nestjs-pino'
import { cleanupOpenApiDoc } from 'nestjs-zod'
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger'

/** Largest JSON body; files travel as streams and have limits of their own. */
const bodyLimitBytes = 262_144

export interface ServiceDefinition {
  readonly name: string
  readonly settings: ServiceSettings
  readonly module: Parameters<typeof NestFactory.create>[0]
  /** False for the edge, which hands bodies on as they come. */
  readonly parsesBodies?: boolean
  /** After the application exists, before it listens: plugins, event consumers. */
  readonly prepare?: (app: NestFastifyApplication) => Promise<void>
}

/** Builds the application without listening: what tests and {@link runService} share. */
export async function createService(definition: ServiceDefinition): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: bodyLimitBytes,
    trustProxy: 'loopback, linklocal, uniquelocal',
    forceCloseConnections: 'idle',
    requestIdHeader: 'x-request-id',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
  })
  const app = await NestFactory.create<NestFastifyApplication>(definition.module, adapter, {
    bufferLogs: true,
    abortOnError: false,
    bodyParser: definition.parsesBodies ?? true,
  })
  app.useLogger(app.get(Logger))
  app.enableShutdownHooks()
  publishOpenApi(app, definition.name)
  await definition.prepare?.(app)
  return app
}

/** Runs a service until it is told to stop. A start that fails says why in one place and exits with 1. */
export async function runService(define: () => ServiceDefinition): Promise<void> {
  try {
    const definition = define()
    const app = await createService(definition)
    await app.listen(definition.settings.SERVICE_PORT, definition.settings.SERVICE_HOST)
  } catch (error) {
    const text = error instanceof ConfigInvalid ? error.message : error instanceof Error ? error.stack : error
    process.stderr.write(`${String(text)}\n`)
    process.exit(1)
  }
}

/** `GET /openapi.json`: what this service answers; the gateway joins them at `/api/openapi.json`. */
function publishOpenApi(app: NestFastifyApplication, name: string): void {
  const description = new DocumentBuilder()
    .setTitle(`OriginSeal ${name}`)
    .setVersion('1')
    .addBearerAuth()
    .build()
  const document = (): object => cleanupOpenApiDoc(SwaggerModule.createDocument(app, description))
  let made: object | undefined
  app.getHttpAdapter().get('/openapi.json', (_request: unknown, reply: { send(body: object): void }) => {
    made ??= document()
    reply.send(made)
  })
}
