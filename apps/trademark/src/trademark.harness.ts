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
import { createServiceDatabase } from '@originseal/testing/service-database'
import { DataSource } from 'typeorm'
import { configSchema, type Config } from './config'
import { database } from './data-source'
import { service } from './service'

export interface RunningTrademark {
  readonly app: NestFastifyApplication
  readonly identity: IdentityDouble
  get(path: string, token?: string): Promise<Response>
  post(path: string, body: object, token?: string, headers?: Record<string, string>): Promise<Response>
  /** Sends a form. */
  send(path: string, form: FormData): Promise<Response>
  remove(path: string, token: string): Promise<Response>
  /** Runs SQL beside the service. */
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Says a fact as another service would, and waits until it had its effect. */
  tell<Payload>(event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<void>
  stop(): Promise<void>
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

/** Trademark as the medium tests start it: the real service on a free port, on databases of its own. */
export async function startTrademark(
  settings: Partial<Record<keyof Config, string>> = {},
): Promise<RunningTrademark> {
  const [own, events] = await Promise.all([createServiceDatabase(database), createTestDatabase()])
  const identity = await startIdentityDouble()
  const folder = await mkdtemp(join(tmpdir(), 'trademark-'))
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: own.url,
    EVENTS_DATABASE_URL: events.url,
    IDENTITY_URL: identity.url,
    STORAGE_DIR: join(folder, 'objects'),
    SIGNING_DIR: signingFolder(),
    ...settings,
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  const sender = new EventSender(() => openEventTransport(config, 'test'), app.get(DataSource))
  return {
    app,
    identity,
    get: (path, token) => fetch(`${url}${path}`, { headers: bearer(token) }),
    post: (path, body, token, headers = {}) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...bearer(token),
          ...headers,
        },
      }),
    send: (path, form) => fetch(`${url}${path}`, { method: 'POST', body: form }),
    remove: (path, token) => fetch(`${url}${path}`, { method: 'DELETE', headers: bearer(token) }),
    rows: (sql, parameters = []) => app.get(DataSource).query(sql, [...parameters]),
    tell: (event, payload) => sender.tell(event, payload),
    stop: async () => {
      await sender.close()
      await app.close()
      await identity.close()
      await Promise.all([own.drop(), events.drop(), rm(folder, { recursive: true })])
    },
  }
}
