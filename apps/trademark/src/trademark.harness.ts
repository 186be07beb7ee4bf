import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createService } from '@originseal/http'
import { createTestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { DataSource } from 'typeorm'
import { configSchema, type Config } from './config'
import { database } from './data-source'
import { service } from './service'

export interface RunningTrademark {
  readonly app: NestFastifyApplication
  readonly identity: IdentityDouble
  get(path: string): Promise<Response>
  post(path: string, body: object, token?: string): Promise<Response>
  /** Runs SQL beside the service. */
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Trademark as the medium tests start it: the real service on a free port, on databases of its own. */
export async function startTrademark(
  settings: Partial<Record<keyof Config, string>> = {},
): Promise<RunningTrademark> {
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
  const url = await app.getUrl()
  return {
    app,
    identity,
    get: (path) => fetch(`${url}${path}`),
    post: (path, body, token) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      }),
    rows: (sql, parameters = []) => app.get(DataSource).query(sql, [...parameters]),
    stop: async () => {
      await app.close()
      await identity.close()
      await Promise.all([own.drop(), events.drop()])
    },
  }
}
