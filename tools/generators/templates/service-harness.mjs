import { camel, pascal } from '../names.mjs'

/** How the medium tests start a service, and the first of them. */
export function harnessFiles(name) {
  const [Name, running] = [pascal(name), camel(name)]
  return {
    [`src/${name}.harness.ts`]: `import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { EventDefinition } from '@originseal/contracts'
import { createService } from '@originseal/http'
import { openEventTransport } from '@originseal/messaging'
import { createTestDatabase } from '@originseal/testing'
import { EventSender } from '@originseal/testing/event-sender'
import { startIdentityDouble } from '@originseal/testing/identity'
import { callsTo, type ServiceCalls } from '@originseal/testing/service-calls'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { DataSource } from 'typeorm'
import { configSchema, type Config } from './config'
import { database } from './data-source'
import { service } from './service'

export interface Running${Name} extends ServiceCalls {
  readonly app: NestFastifyApplication
  /** Runs SQL beside the service. */
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Says a fact as another service would, and waits until it had its effect. */
  tell<Payload>(event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<void>
  stop(): Promise<void>
}

/** The service as the medium tests start it: the real one on a free port, on databases of its own. */
export async function start${Name}(
  settings: Partial<Record<keyof Config, string>> = {},
): Promise<Running${Name}> {
  const [own, events] = await Promise.all([createServiceDatabase(database), createTestDatabase()])
  const identity = await startIdentityDouble()
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: own.url,
    EVENTS_DATABASE_URL: events.url,
    IDENTITY_URL: identity.url,
    ...settings,
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const sender = new EventSender(() => openEventTransport(config, 'test'), app.get(DataSource))
  return {
    app,
    ...callsTo(await app.getUrl(), identity),
    rows: (sql, parameters = []) => app.get(DataSource).query(sql, [...parameters]),
    tell: (event, payload) => sender.tell(event, payload),
    stop: async () => {
      await sender.close()
      await app.close()
      await identity.close()
      await Promise.all([own.drop(), events.drop()])
    },
  }
}
`,
    'src/service.int.spec.ts': `import { start${Name}, type Running${Name} } from './${name}.harness'

let ${running}: Running${Name}
beforeAll(async () => {
  ${running} = await start${Name}()
})
afterAll(() => ${running}.stop())

test('starts on an empty database and is ready; what it does not know is a problem', async () => {
  expect((await ${running}.get('/health/ready')).status).toBe(200)
  const unknown = await ${running}.get('/nothing-here')
  expect(unknown.status).toBe(404)
  expect(unknown.headers.get('content-type')).toContain('application/problem+json')
})
`,
  }
}
