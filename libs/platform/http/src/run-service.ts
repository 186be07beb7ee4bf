import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { ConfigInvalid, Metrics, type ServiceSettings } from '@originseal/runtime'
import { Logger } from 'nestjs-pino'
import { ignoreExpectations, readRefusedBodies, refuseAddress, refuseConnection } from './early-refusals'
import { readJsonBodies } from './json-bodies'
import { measureRequests } from './measure-requests'
import { Problem } from './problem'
import { requestIdOf } from './request-id'
import { faultOfRequest, routableTarget } from './request-line.rules'
import { StopNotice } from './stop-notice'

/** Largest JSON body; files travel as streams and have limits of their own. */
const bodyLimitBytes = 262_144
/** Whole requests, body included, must be here within this time; slower ones are cut off. */
const requestTimeoutMs = 300_000
/** Between services: whoever speaks to us from a private network tells the truth about whom it speaks for. */
const privateNetworks = 'loopback, linklocal, uniquelocal'
/** On answers of services, which no browser shows. */
const plainHeaders = { 'x-content-type-options': 'nosniff' }

export interface ServiceDefinition {
  readonly name: string
  readonly settings: ServiceSettings
  readonly module: Parameters<typeof NestFactory.create>[0]
  /** False for the edge, which hands bodies on as they come. */
  readonly parsesBodies?: boolean
  /** True where browsers send HTML forms without a file; everybody else reads JSON only. */
  readonly readsForms?: boolean
  /** Networks whose `X-Forwarded-For` is believed, or false for none; private networks unless given. */
  readonly trustedProxies?: string | false
  /** On every answer, refusals of unreadable requests included. */
  readonly answerHeaders?: Readonly<Record<string, string>>
  /** After the application exists, before it listens: plugins, event consumers. */
  readonly prepare?: (app: NestFastifyApplication) => Promise<void>
}

/** Builds the application without listening: what tests and {@link runService} share. */
export async function createService(definition: ServiceDefinition): Promise<NestFastifyApplication> {
  const headers = definition.answerHeaders ?? plainHeaders
  const adapter = new FastifyAdapter({
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: definition.trustedProxies ?? privateNetworks,
    forceCloseConnections: 'idle',
    // What still comes over an open connection while we stop is answered, and the connection then closed.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestIdOf,
    // Beyond what any schema of a parameter allows: what is too long is told by the schema, as an invalid request.
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: refuseAddress(headers),
    clientErrorHandler: refuseConnection(headers),
    rewriteUrl: routableTarget,
    // Requests without a host are refused by us, with the headers of every answer.
    http: { requireHostHeader: false },
  })
  const app = await NestFactory.create<NestFastifyApplication>(definition.module, adapter, {
    bufferLogs: true,
    abortOnError: false,
    bodyParser: definition.readsForms ?? false,
  })
  const isJsonOnly = (definition.parsesBodies ?? true) && !definition.readsForms
  if (isJsonOnly) readJsonBodies(adapter.getInstance())
  app.useLogger(app.get(Logger))
  adapter.getInstance().addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...headers, 'x-request-id': request.id })
    const fault = faultOfRequest(request.raw, request.url)
    done(fault ? new Problem(fault) : undefined)
  })
  readRefusedBodies(adapter.getInstance())
  ignoreExpectations(adapter.getHttpServer())
  app.get(StopNotice).watch(adapter.getInstance(), definition.settings.STOP_NOTICE_SECONDS ?? 0)
  measureRequests(adapter.getInstance(), app.get(Metrics))
  app.enableShutdownHooks()
  await definition.prepare?.(app)
  return app
}

/** Runs a service until it is told to stop. A start that fails says why in one place and exits with 1. */
export async function runService(define: () => ServiceDefinition): Promise<void> {
  try {
    const definition = define()
    const app = await createService(definition)
    const { SERVICE_PORT, SERVICE_HOST, METRICS_PORT } = definition.settings
    await app.listen(SERVICE_PORT, SERVICE_HOST)
    if (METRICS_PORT) await app.get(Metrics).listen(definition.name, METRICS_PORT, SERVICE_HOST)
  } catch (error) {
    const text = error instanceof ConfigInvalid ? error.message : error instanceof Error ? error.stack : error
    process.stderr.write(`${String(text)}\n`)
    process.exit(1)
  }
}
