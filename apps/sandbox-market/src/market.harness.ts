import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createService } from '@originseal/http'
import type { TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { defineMarket } from './app.module'
import type { Config } from './config'
import { database } from './data-source'
import type { CatalogueEntry } from './pictures/catalogue'

/** The market as the medium tests start it: a real server on a free port. */
export interface RunningMarket {
  readonly app: NestFastifyApplication
  readonly storageFolder: string
  /** Asks without following redirects. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: FormData | URLSearchParams, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

/** A database with the service's whole schema, for one test file. */
export const createDatabase = (): Promise<TestDatabase> => createServiceDatabase(database)

export const publicUrl = 'http://market.test'

export async function startMarket(
  databaseUrl: string,
  catalogue: readonly CatalogueEntry[],
  storage?: string,
  settings: Partial<Config> = {},
): Promise<RunningMarket> {
  const storageFolder = storage ?? (await mkdtemp(join(tmpdir(), 'sandbox-market-')))
  const config = {
    SERVICE_HOST: '127.0.0.1',
    SERVICE_PORT: 0,
    LOG_LEVEL: 'silent' as const,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    MIGRATE_ON_START: true,
    STORAGE_DIR: storageFolder,
    ABUSE_MAIL_DOMAIN: 'market.test',
    ...settings,
  }
  const app = await createService(defineMarket(config, catalogue))
  await app.listen(0, '127.0.0.1')
  const origin = await app.getUrl()
  const ask = (path: string, init: RequestInit): Promise<Response> =>
    fetch(`${origin}${path}`, { redirect: 'manual', ...init })
  return {
    app,
    storageFolder,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body, headers = {}) => ask(path, { method: 'POST', body, headers }),
    stop: async () => {
      await app.close()
      if (storage === undefined) await rm(storageFolder, { recursive: true, force: true })
    },
  }
}
