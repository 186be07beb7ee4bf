import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  progressEvent,
  readScanResponse,
  startScanResponse,
  unitsGranted,
  workRegistered,
  type EventDefinition,
  type PayloadOf,
  type ProgressEvent,
  type ReadScanResponse,
  type StartScanResponse,
} from '@originseal/contracts'
import { ImageWorkers } from '@originseal/fingerprint'
import { createService } from '@originseal/http'
import { openEventTransport } from '@originseal/messaging'
import { FolderObjectStore } from '@originseal/storage'
import { signingFolder, until, type TestDatabase } from '@originseal/testing'
import { EventSender } from '@originseal/testing/event-sender'
import type { IdentityDouble } from '@originseal/testing/identity'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { DataSource } from 'typeorm'
import { configSchema, type Config } from './config'
import { database } from './data-source'
import { service } from './service'
import type { TestSite } from '@originseal/crawling/fixtures'

export interface OrchestratorOptions {
  readonly databaseUrl: string
  readonly eventsUrl: string
  readonly identity: IdentityDouble
  readonly site: TestSite
  readonly folder?: string
  readonly config?: Partial<Record<keyof Config, string>>
}

type WorkWords = Pick<PayloadOf<typeof workRegistered>, 'title' | 'filename' | 'keywords'>

export interface RunningOrchestrator {
  readonly app: NestFastifyApplication
  readonly folder: string
  readonly url: string
  /** Says what protection would say of a sealed picture. Returns the work's id. */
  tellOf(picture: Buffer, ownerId: string, words?: Partial<WorkWords>): Promise<string>
  /** Says a fact as another service would, and waits until it had its effect. */
  tell<Payload>(event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<void>
  /** Gives an owner more units than a test spends. */
  grant(ownerId: string, unit: 'scan' | 'video'): Promise<void>
  start(workId: string, token: string): Promise<StartScanResponse>
  read(scanId: string, token: string): Promise<ReadScanResponse['data']>
  /** Reads the stream to its end, or until `enough` says so. */
  watch(
    scan: Omit<StartScanResponse, 'jobId'>,
    after?: number | string,
    enough?: (event: ProgressEvent) => boolean,
  ): Promise<{ id: number; event: ProgressEvent }[]>
  completed(scanId: string, token: string): Promise<ReadScanResponse['data']>
  ask(path: string, token?: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/** A database with the service's whole schema, for one test file. */
export const createDatabase = (): Promise<TestDatabase> => createServiceDatabase(database)

/** The orchestrator as the medium tests start it: the real service, with one site on loopback as its web. */
export async function startOrchestrator(options: OrchestratorOptions): Promise<RunningOrchestrator> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'scan-orchestrator-')))
  const sites = join(folder, 'sites.json')
  await writeFile(sites, JSON.stringify([options.site.manifest({ label: 'Test site' })]))
  const config = configSchema.parse({
    SERVICE_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: options.databaseUrl,
    EVENTS_DATABASE_URL: options.eventsUrl,
    IDENTITY_URL: options.identity.url,
    STORAGE_DIR: join(folder, 'objects'),
    SIGNING_DIR: signingFolder(),
    EGRESS_ALLOW: new URL(options.site.origin).host,
    SCAN_SITES_FILE: sites,
    // The machine may have other work.
    IMAGE_TIMEOUT_MS: '60000',
    ...options.config,
  })
  const app = await createService(service(config))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  const ask = (path: string, token?: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { ...init.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    })
  const events = new EventSender(() => openEventTransport(config, 'test'), app.get(DataSource))
  const tell: RunningOrchestrator['tell'] = (event, payload) => events.tell(event, payload)
  const read = async (scanId: string, token: string) =>
    readScanResponse.parse(await (await ask(`/protect/trial/scans/${scanId}`, token)).json()).data
  return {
    app,
    folder,
    url,
    ask,
    read,
    tellOf: async (picture, ownerId, words) => {
      const payload = await registered(picture, ownerId, config, words)
      await events.publish(workRegistered, payload)
      return payload.workId
    },
    tell,
    grant: (ownerId, unit) =>
      tell(unitsGranted, {
        ownerId,
        unit,
        lotId: crypto.randomUUID(),
        quantity: 100,
        priority: 30,
        from: '2026-01-01T00:00:00.000Z',
        reason: 'pack',
        cause: { kind: 'pack' },
      }),
    start: async (workId, token) => {
      const response = await ask(`/protect/trial/files/${workId}/scan`, token, { method: 'POST' })
      return startScanResponse.parse(await response.json())
    },
    watch: (scan, after = 0, enough = () => false) => watch(url, scan, after, enough),
    completed: (scanId, token) =>
      until(
        async () => {
          const scan = await read(scanId, token)
          return scan.status === 'processing' ? undefined : scan
        },
        { what: 'the scan to end', within: 90_000 },
      ),
    stop: async () => {
      await events.close()
      await app.close()
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function registered(
  picture: Buffer,
  ownerId: string,
  config: Config,
  words: Partial<WorkWords> = {},
): Promise<PayloadOf<typeof workRegistered>> {
  const workers = new ImageWorkers({ timeoutMs: config.IMAGE_TIMEOUT_MS })
  const workId = crypto.randomUUID()
  const facts = await workers.inspect(picture)
  const renditionKey = `works/${workId}/rendition.jpg`
  const objects = new FolderObjectStore({ root: config.STORAGE_DIR })
  await objects.put(renditionKey, await workers.evidenceRendition(picture), { contentType: 'image/jpeg' })
  await workers.close()
  return {
    workId,
    ownerId,
    title: '山茶花',
    filename: 'camellia.png',
    keywords: ['花'],
    ...words,
    mediaType: facts.mediaType,
    size: picture.length,
    width: facts.width,
    height: facts.height,
    sha256: createHash('sha256').update(picture).digest('hex'),
    cid: 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku',
    perceptualHash: facts.perceptualHash,
    dihedrals: facts.dihedrals,
    renditionKey,
    sealedAt: new Date().toISOString(),
  }
}

/** Returns the event's id. */
async function watch(
  url: string,
  scan: Omit<StartScanResponse, 'jobId'>,
  after: number | string,
  enough: (event: ProgressEvent) => boolean,
): Promise<{ id: number; event: ProgressEvent }[]> {
  const response = await fetch(`${url}/scans/${scan.scanId}/stream?token=${scan.progressToken}`, {
    headers: { 'last-event-id': String(after) },
  })
  const events: { id: number; event: ProgressEvent }[] = []
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, id, data] = /^id: (\d+)\ndata: (.*)$/u.exec(text.slice(0, end)) ?? []
      text = text.slice(end + 2)
      if (!data) continue
      const event = progressEvent.parse(JSON.parse(data))
      events.push({ id: Number(id), event })
      if (enough(event)) return events
    }
  }
  return events
}
