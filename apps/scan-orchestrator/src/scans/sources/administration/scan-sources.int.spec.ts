import type {
  AdministeredScanSource,
  ListScanSourcesResponse,
  ReadFiguresResponse,
  ReadScanResponse,
} from '@originseal/contracts'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'
import { verifyPdfSignature } from '@originseal/documents/verify'
import { alter, drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { IMAGE_INDEX, type ImageIndex } from '../../../corpus/image-index/image-index'
import {
  createDatabase,
  startOrchestrator,
  type RunningOrchestrator,
} from '../../../scan-orchestrator.harness'
import { SourceSwitches } from '../source-switches.repository'

let database: TestDatabase
let events: TestDatabase
let identity: IdentityDouble
let site: TestSite
let orchestrator: RunningOrchestrator
let admin: { id: string; token: string }

beforeAll(async () => {
  ;[database, events, identity, site] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startIdentityDouble(),
    startSite(),
  ])
  orchestrator = await startOrchestrator({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    site,
  })
  const id = crypto.randomUUID()
  admin = { id, token: await identity.mint(id, 'admin') }
}, 120_000)

afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

const png = (seed: number): Promise<Buffer> => drawing(seed, { width: 640, height: 480 }).png().toBuffer()

/** One page on the site, with this picture. @param held until then the page keeps its readers waiting */
function offer(picture: Buffer, held: Promise<unknown> = Promise.resolve()): void {
  const image = `${site.origin}/images/1.png`
  site.pages.clear()
  site.pages.set('/', link('/listings/1'))
  site.pages.set('/listings/1', (_, response) => {
    void held.then(() =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<meta property="og:image" content="${image}"><img src="${image}">`),
    )
  })
  site.pages.set('/images/1.png', (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  })
}

const sources = async (): Promise<AdministeredScanSource[]> => {
  const answer = await orchestrator.ask('/admin/scan-sources', admin.token)
  return ((await answer.json()) as ListScanSourcesResponse).sources
}
const source = async (name: string): Promise<AdministeredScanSource> => {
  const found = (await sources()).find((each) => each.name === name)
  if (!found) throw new Error(`no source ${name}`)
  return found
}
const post = (name: string, body: object, token = admin.token, key: string = crypto.randomUUID()) =>
  orchestrator.ask(`/admin/scan-sources/${name}/switches`, token, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
const outcomeOf = async (answer: Response) =>
  answer.ok ? 'done' : `${answer.status} ${((await answer.json()) as { code: string }).code}`
/** Based on what stands. */
const turn = async (name: string, isOn: boolean) =>
  outcomeOf(await post(name, { isOn, reason: 'it costs too much', basedOn: (await source(name)).version }))

async function begin(seed: number) {
  const original = await png(seed)
  const ownerId = crypto.randomUUID()
  const token = await identity.mint(ownerId)
  const scan = await orchestrator.start(await orchestrator.tellOf(original, ownerId), token)
  return { scanId: scan.scanId, token, ended: () => orchestrator.completed(scan.scanId, token) }
}
const statesOf = ({ coverage }: ReadScanResponse['data']) =>
  Object.fromEntries(coverage.map(({ source: name, state }) => [name, state]))

test('ADMIN-02: what is switched off is not searched by scans that begin from then on, and their reports say so', async () => {
  offer(await alter(await png(1), 'mirror'))
  expect(await turn('test-site', false)).toBe('done')
  expect(await turn('own-index', false)).toBe('done')
  const lookUps = jest.spyOn(orchestrator.app.get<ImageIndex>(IMAGE_INDEX), 'lookUp')
  const asked = site.asked.length
  const off = await begin(1)
  const result = await off.ended()
  expect([result.status, result.findings]).toEqual(['completed', []])
  expect(statesOf(result)).toMatchObject({
    'test-site': 'switched-off',
    'own-index': 'switched-off',
    tineye: 'not-configured',
  })
  expect(site.asked.length).toBe(asked)
  expect(lookUps.mock.calls.filter(([collection]) => collection === 'pictures')).toEqual([])
  const report = await orchestrator.ask(`/scans/${off.scanId}/report`, off.token)
  expect((await verifyPdfSignature(Buffer.from(await report.arrayBuffer()))).valid).toBe(true)

  expect(await turn('test-site', true)).toBe('done')
  expect(await turn('own-index', true)).toBe('done')
  const on = await (await begin(1)).ended()
  expect(on.findings).toHaveLength(1)
  expect(statesOf(on)).toMatchObject({ 'test-site': 'searched', 'own-index': 'searched' })
}, 180_000)

test('a scan that runs goes on as it began', async () => {
  let release: () => void = () => undefined
  offer(
    await alter(await png(2), 'mirror'),
    new Promise<void>((resolve) => {
      release = resolve
    }),
  )
  const asked = site.asked.length
  const running = await begin(2)
  const isAsked = async () => site.asked.slice(asked).some(({ path }) => path === '/listings/1')
  await until(isAsked, { what: 'the page to be asked for' })
  expect(await turn('test-site', false)).toBe('done')
  release()
  const result = await running.ended()
  expect(statesOf(result)).toMatchObject({ 'test-site': 'searched' })
  expect(result.findings).toHaveLength(1)
  expect(await turn('test-site', true)).toBe('done')
}, 120_000)

test('a listing search leaves out a site that was switched off since it was asked for, and says so', async () => {
  expect(await turn('test-site', false)).toBe('done')
  // When the search was asked for, it was still on; with every site off none is begun.
  jest.spyOn(orchestrator.app.get(SourceSwitches), 'off').mockResolvedValueOnce(new Set())
  const ownerId = crypto.randomUUID()
  const token = await identity.mint(ownerId, 'member')
  await orchestrator.grant(ownerId, 'scan')
  const begun = await orchestrator.ask('/listing-scans', token, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ name: '晨星咖啡' }),
  })
  expect(begun.status).toBe(202)
  const { scanId } = (await begun.json()) as { scanId: string }
  const read = async () => {
    const answer = await orchestrator.ask(`/listing-scans/${scanId}`, token)
    const { data } = (await answer.json()) as {
      data: { status: string; coverage: ReadScanResponse['data']['coverage'] }
    }
    return data.status === 'processing' ? undefined : data
  }
  const ended = await until(read, { what: 'the search to end', within: 60_000 })
  expect(ended.coverage.map(({ source: name, state }) => [name, state])).toEqual([
    ['test-site', 'switched-off'],
  ])
  expect(await turn('test-site', true)).toBe('done')
}, 120_000)

test('how a source answers is counted over a day; one that mostly fails waits for a person, with its last failure', async () => {
  const waiting = async () => {
    const answer = await orchestrator.ask('/admin/figures/scan-orchestrator', admin.token)
    const { queues } = (await answer.json()) as ReadFiguresResponse
    return queues.find(({ name }) => name === 'failing-sources')?.waiting
  }
  const before = await source('test-site')
  expect(before).toMatchObject({ state: 'working', failures: 0, lastFailure: null })
  expect(before.searches).toBeGreaterThan(1)
  expect(await waiting()).toBe(0)
  await orchestrator.app.get(DataSource).query(
    `UPDATE scan_source SET state = 'unreachable', notes = '[{"key":"no-answer","values":{}}]'
     WHERE source = 'test-site' AND ended_at IS NOT NULL`,
  )
  const failing = await source('test-site')
  expect(failing).toMatchObject({
    state: 'failing',
    searches: before.searches,
    failures: before.searches,
    lastFailure: { reason: { en: 'The site did not answer', zh: '該網站沒有回應' } },
  })
  expect(await waiting()).toBe(1)
  expect(await turn('test-site', false)).toBe('done')
  expect(await source('test-site')).toMatchObject({ state: 'switched-off' })
  expect(await waiting()).toBe(0)
  expect(await turn('test-site', true)).toBe('done')
  await orchestrator.app
    .get(DataSource)
    .query("UPDATE scan_source SET ended_at = now() - interval '25 hours' WHERE source = 'test-site'")
  expect(await source('test-site')).toMatchObject({ state: 'working', searches: 0 })
})

test('of two switches at once one is refused; a repetition is none; strangers and members switch nothing', async () => {
  const { version: basedOn } = await source('tineye')
  const body = { isOn: false, reason: 'no contract', basedOn }
  const both = await Promise.all([post('tineye', body), post('tineye', body)])
  expect((await Promise.all(both.map((answer) => outcomeOf(answer)))).toSorted()).toEqual([
    '409 SCAN_SOURCE_CHANGED',
    'done',
  ])
  const key = crypto.randomUUID()
  const again = { ...body, isOn: true, basedOn: basedOn + 1 }
  for (const _ of [1, 2]) expect(await outcomeOf(await post('tineye', again, admin.token, key))).toBe('done')
  expect(await source('tineye')).toMatchObject({
    state: 'not-configured',
    version: basedOn + 2,
    lastSwitch: { isOn: true, reason: 'no contract', by: admin.id },
  })
  expect(await outcomeOf(await post('nobody', body))).toBe('404 SCAN_SOURCE_NOT_FOUND')
  expect(await outcomeOf(await post('tineye', { ...body, reason: ' ' }))).toBe('400 REQUEST_INVALID')
  const member = await identity.mint(crypto.randomUUID(), 'member')
  expect(await outcomeOf(await post('tineye', body, member))).toBe('403 NOT_ALLOWED')
  const acts = await orchestrator.app.get(DataSource).query<{ action: string }[]>(
    `SELECT payload::jsonb ->> 'action' AS action FROM outbox
       WHERE name = 'scan-orchestrator.administrator-acted.v1' AND payload::jsonb ->> 'objectId' = 'tineye'`,
  )
  expect(acts.map(({ action }) => action)).toEqual(['switchScanSource', 'switchScanSource'])
})
