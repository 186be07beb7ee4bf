import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { EventDefinition } from '@originseal/contracts'
import { createService } from '@originseal/http'
import { openEventTransport } from '@originseal/messaging'
import { createTestDatabase } from '@originseal/testing'
import { EventSender } from '@originseal/testing/event-sender'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { DataSource } from 'typeorm'
import { configSchema, type Config } from './config'
import { database } from './data-source'
import { service } from './service'

export interface RunningEnforcement {
  readonly app: NestFastifyApplication
  readonly identity: IdentityDouble
  readonly config: Config
  get(path: string, token?: string): Promise<Response>
  remove(path: string, token: string): Promise<Response>
  post(path: string, token: string, body?: unknown, key?: string): Promise<Response>
  /** The same by somebody who proves who they are where that is asked for. */
  prove(path: string, token: string, body?: unknown, key?: string): Promise<Response>
  /** A member and the token of a session of theirs. */
  member(role?: string): Promise<{ id: string; token: string }>
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
    NOTICE_KEY_DIR: join(folder, 'keys'),
    STORAGE_DIR: join(folder, 'objects'),
    SIGNING_DIR: join(folder, 'signing'),
    INBOX_SMTP_PORT: '0',
    INBOX_SMTP_HOST: '127.0.0.1',
    ...settings,
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  const sender = new EventSender(() => openEventTransport(config, 'test'), app.get(DataSource))
  const post = (
    path: string,
    token: string,
    body?: unknown,
    key: string = crypto.randomUUID(),
    proof: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...proof,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    app,
    identity,
    config,
    get: (path, token) =>
      fetch(`${url}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
    post,
    prove: (path, token, body, key = crypto.randomUUID()) =>
      identity.provingAgain({ token, key }, (proof) => post(path, token, body, key, proof)),
    remove: (path, token) =>
      fetch(`${url}${path}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }),
    member: async (role = 'member') => {
      const id = crypto.randomUUID()
      return { id, token: await identity.mint(id, role) }
    },
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
