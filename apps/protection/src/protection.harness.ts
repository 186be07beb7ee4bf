import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { EventDefinition } from '@originseal/contracts'
import { createService } from '@originseal/http'
import { openEventTransport } from '@originseal/messaging'
import { signingFolder, type TestDatabase } from '@originseal/testing'
import { ANVIL_CHAIN_ID, ANVIL_KEY } from '@originseal/testing/anvil'
import type { IdentityDouble } from '@originseal/testing/identity'
import { EventSender } from '@originseal/testing/event-sender'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { DataSource } from 'typeorm'
import { configSchema, type Config } from './config'
import { database } from './data-source'
import { service } from './service'

export interface RunningProtection {
  readonly app: NestFastifyApplication
  readonly folder: string
  readonly url: string
  upload(form: FormData, headers?: Record<string, string>): Promise<Response>
  get(path: string, token?: string): Promise<Response>
  /** Says a fact as another service would, and waits until it had its effect. */
  tell<Payload>(event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<void>
  stop(): Promise<void>
}

export interface ProtectionOptions {
  readonly databaseUrl: string
  readonly eventsUrl: string
  readonly identity: IdentityDouble
  readonly chainUrl: string
  /** Kept over a restart by the test itself. */
  readonly folder?: string
  readonly config?: Partial<Record<keyof Config, string>>
}

/** A database with the service's whole schema, for one test file. */
export const createDatabase = (): Promise<TestDatabase> => createServiceDatabase(database)

/** The settings of a process that keeps its files in a folder, with the chain's key in it. */
export async function protectionSettings(
  options: ProtectionOptions,
  folder: string,
): Promise<Record<string, string>> {
  const keyFile = join(folder, 'chain.key')
  await writeFile(keyFile, ANVIL_KEY, { mode: 0o600 })
  return {
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: options.databaseUrl,
    EVENTS_DATABASE_URL: options.eventsUrl,
    IDENTITY_URL: options.identity.url,
    STORAGE_DIR: join(folder, 'objects'),
    IPFS_DIR: join(folder, 'ipfs'),
    SIGNING_DIR: signingFolder(),
    CHAIN_RPC_URL: options.chainUrl,
    CHAIN_ID: String(ANVIL_CHAIN_ID),
    CHAIN_KEY_FILE: keyFile,
    ANCHOR_BATCH_MS: '0',
    ANCHOR_WAIT_MS: '20000',
    // The machine may have other work.
    IMAGE_TIMEOUT_MS: '60000',
    ...options.config,
  }
}

/** Protection as the medium tests start it: the real service on a free port, with real engines behind it. */
export async function startProtection(options: ProtectionOptions): Promise<RunningProtection> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'protection-')))
  const config = configSchema.parse(await protectionSettings(options, folder))
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  const events = new EventSender(() => openEventTransport(config, 'test'), app.get(DataSource))
  return {
    app,
    folder,
    url,
    upload: (body, headers = {}) => fetch(`${url}/protect/trial`, { method: 'POST', body, headers }),
    get: (path, token) =>
      fetch(`${url}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
    tell: (event, payload) => events.tell(event, payload),
    stop: async () => {
      await events.close()
      await app.close()
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The form of step 1, complete; fields can be changed or left out. */
export function uploadForm(
  file: Uint8Array | undefined,
  fields: Readonly<Record<string, string>> = {},
  filename = '山茶花.png',
): FormData {
  const form = new FormData()
  const complete = {
    title: '山茶花',
    realName: '王小明',
    email: 'ming@example.com',
    phone: '0912345678',
    keywords: '花,插畫',
    agreePolicy: 'true',
    ...fields,
  }
  for (const [name, value] of Object.entries(complete)) form.set(name, value)
  if (file) form.set('file', new Blob([new Uint8Array(file)]), filename)
  return form
}
