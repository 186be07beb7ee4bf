import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { EventDefinition } from '@originseal/contracts'
import { createService } from '@originseal/http'
import { openEventTransport } from '@originseal/messaging'
import { createTestDatabase, signingFolder } from '@originseal/testing'
import { EventSender } from '@originseal/testing/event-sender'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { callsTo, type ServiceCalls } from '@originseal/testing/service-calls'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { DataSource } from 'typeorm'
import { configSchema, type Config } from './config'
import { database } from './data-source'
import { service } from './service'

export interface RunningEnforcement extends ServiceCalls {
  readonly app: NestFastifyApplication
  readonly identity: IdentityDouble
  readonly config: Config
  /** Runs SQL beside the service. */
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Says a fact as another service would, and waits until it had its effect. */
  tell<Payload>(event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<void>
  stop(): Promise<void>
}

/** Enforcement as the medium tests start it: the real service on a free port, on databases of its own. */
export async function startEnforcement(
  settings: Partial<Record<keyof Config, string>> = {},
): Promise<RunningEnforcement> {
  const [own, events, folder] = await Promise.all([
    createServiceDatabase(database),
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'enforcement-')),
  ])
  const identity = await startIdentityDouble()
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: own.url,
    EVENTS_DATABASE_URL: events.url,
    IDENTITY_URL: identity.url,
    TAKEDOWNS: 'open',
    NOTICE_MAIL_DOMAIN: 'notices.originseal.example',
    NOTICE_KEY_DIR: join(signingFolder(), 'notice-keys'),
    STORAGE_DIR: join(folder, 'objects'),
    SIGNING_DIR: signingFolder(),
    INBOX_SMTP_PORT: '0',
    INBOX_SMTP_HOST: '127.0.0.1',
    ...settings,
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  const sender = new EventSender(() => openEventTransport(config, 'test'), app.get(DataSource))
  return {
    app,
    identity,
    config,
    ...callsTo(url, identity),
    rows: (sql, parameters = []) => app.get(DataSource).query(sql, [...parameters]),
    tell: (event, payload) => sender.tell(event, payload),
    stop: async () => {
      await sender.close()
      await app.close()
      await identity.close()
      await Promise.all([own.drop(), events.drop(), rm(folder, { recursive: true, force: true })])
    },
  }
}
