import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { EventDefinition } from '@originseal/contracts'
import { createService } from '@originseal/http'
import { openEventTransport } from '@originseal/messaging'
import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import { EventSender } from '@originseal/testing/event-sender'
import { startIdentityDouble } from '@originseal/testing/identity'
import { callsTo, type ServiceCalls } from '@originseal/testing/service-calls'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { DataSource } from 'typeorm'
import { configSchema } from './config'
import { database } from './data-source'
import type { TrialAddresses } from './provider-keys/trials/trial-addresses'
import { service } from './service'

export interface RunningAdmin extends ServiceCalls {
  readonly app: NestFastifyApplication
  /** Where it listens. */
  readonly url: string
  /** Runs SQL as the service's own role. */
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Says a fact as another service would, and waits until it had its effect. */
  tell<Payload>(event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<void>
  stop(): Promise<void>
}

export interface AdminOptions {
  /** Settings that are another than usual. */
  readonly config?: Readonly<Record<string, string>>
  /** Where keys are tried. */
  readonly providers?: TrialAddresses
  /** One that another start has used; the caller's to drop. */
  readonly database?: TestDatabase
}

/** The service as the medium tests start it: the real one on a free port, on databases of its own. */
export async function startAdmin(options: AdminOptions = {}): Promise<RunningAdmin> {
  const [own, events, folder] = await Promise.all([
    options.database ?? createServiceDatabase(database),
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'admin-')),
  ])
  const identity = await startIdentityDouble()
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: own.url,
    EVENTS_DATABASE_URL: events.url,
    IDENTITY_URL: identity.url,
    KEY_ENCRYPTION_KEYS_FILE: join(folder, 'keys'),
    ...options.config,
  })
  const app = await createService(service(config, options.providers))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  const sender = new EventSender(() => openEventTransport(config, 'test'), app.get(DataSource))
  return {
    app,
    url,
    ...callsTo(url, identity),
    rows: (sql, parameters = []) => app.get(DataSource).query(sql, [...parameters]),
    tell: (event, payload) => sender.tell(event, payload),
    stop: async () => {
      await sender.close()
      await app.close()
      await identity.close()
      await Promise.all([
        options.database ? undefined : own.drop(),
        events.drop(),
        rm(folder, { recursive: true, force: true }),
      ])
    },
  }
}
