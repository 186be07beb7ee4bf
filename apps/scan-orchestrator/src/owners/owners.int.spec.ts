import { join } from 'node:path'
import {
  listScansResponse,
  planChanged,
  trialWorksClaimed,
  userErased,
  type ReadScanResponse,
} from '@originseal/contracts'
import { readAttachments, verifyPdfSignature } from '@originseal/documents/verify'
import { alter, drawing } from '@originseal/fingerprint/fixtures'
import { PruneEvents } from '@originseal/messaging'
import { FolderObjectStore } from '@originseal/storage'
import { createTestDatabase, findTraces, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../scan-orchestrator.harness'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'

let database: TestDatabase
let events: TestDatabase
let identity: IdentityDouble
let site: TestSite
let orchestrator: RunningOrchestrator

beforeAll(async () => {
  ;[database, events, identity, site] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startIdentityDouble(),
    startSite(),
  ])
  orchestrator = await startOrchestrator({ databaseUrl: database.url, eventsUrl: events.url, identity, site })
})

afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

const png = (seed: number): Promise<Buffer> => drawing(seed, { width: 640, height: 480 }).png().toBuffer()
const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  orchestrator.app.get(DataSource).query(text, parameters)
const count = async (table: string): Promise<number> => (await sql(`SELECT FROM ${table}`)).length

interface Owner {
  readonly id: string
  readonly token: string
}

async function owner(role: 'trial' | 'member'): Promise<Owner> {
  const id = crypto.randomUUID()
  if (role === 'member') await orchestrator.grant(id, 'scan')
  return { id, token: await identity.mint(id, role) }
}

/** Puts pages on the site, each with a picture of its own; the first one leads to all others. */
function offer(pictures: Readonly<Record<string, Buffer>>): void {
  site.pages.clear()
  site.pages.set('/', Object.keys(pictures).map(link).join(''))
  for (const [index, [path, picture]] of Object.entries(pictures).entries()) {
    site.pages.set(path, `<p>${path}</p><img src="/images/${index}.png" width="640" height="480">`)
    site.pages.set(`/images/${index}.png`, (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(picture)
    })
  }
}

const endless = (): void => {
  offer({})
  site.pages.set('/', (_, response) => void setTimeout(() => response.end(link('/')), 4_000).unref())
}

async function scanned(workId: string, { token }: Owner): Promise<ReadScanResponse['data']> {
  const { scanId } = await orchestrator.start(workId, token)
  return orchestrator.completed(scanId, token)
}

async function list({ token }: Owner, query = '') {
  const response = await orchestrator.ask(`/scans${query}`, token)
  expect(response.status).toBe(200)
  return listScansResponse.parse(await response.json()).data
}

async function report(scanId: string, { token }: Owner): Promise<Buffer> {
  const response = await orchestrator.ask(`/scans/${scanId}/report`, token)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const manifestOf = async (pdf: Buffer): Promise<string> =>
  Buffer.from((await readAttachments(pdf))[0]!.bytes).toString('utf8')

async function statusOf(path: string, { token }: Owner, init: RequestInit = {}): Promise<number> {
  const response = await orchestrator.ask(path, token, init)
  await response.arrayBuffer()
  return response.status
}

const claim = (visitor: Owner, member: Owner) =>
  orchestrator.tell(trialWorksClaimed, {
    visitorId: visitor.id,
    userId: member.id,
    claimedAt: new Date().toISOString(),
  })

async function erase(gone: Owner): Promise<void> {
  await orchestrator.tell(userErased, { userId: gone.id, erasedAt: new Date().toISOString() })
  const waiting = () => sql('SELECT FROM job WHERE NOT recurs AND due_at <= now()')
  await until(async () => (await waiting()).length === 0, { what: 'the evidence to go' })
}

describe('a trial visitor becomes a member', () => {
  test('scans, findings and reports are the member’s, whole; the old token opens nothing', async () => {
    const original = await png(1)
    const copies = await Promise.all(
      Array.from({ length: 7 }, (_, number) => alter(original, number % 2 ? 'grey' : 'resize-50')),
    )
    offer(Object.fromEntries(copies.map((copy, number) => [`/listings/${number}`, copy])))
    const [visitor, member] = [await owner('trial'), await owner('member')]
    const workId = await orchestrator.tellOf(original, visitor.id)
    const { scanId, suspiciousLinks } = await scanned(workId, visitor)
    const hidden = 'suspicious link hidden (unlock after payment)'
    expect(suspiciousLinks.filter((text) => text === hidden)).toHaveLength(2)
    const masked = await report(scanId, visitor)

    await claim(visitor, member)
    const asks: [string, RequestInit?][] = [
      [`/protect/trial/scans/${scanId}`],
      [`/scans/${scanId}/report`],
      [`/protect/trial/scans/${scanId}/cancel`, { method: 'POST' }],
      [`/protect/trial/files/${workId}/scan`, { method: 'POST' }],
    ]
    for (const [path, init] of asks) expect([path, await statusOf(path, visitor, init)]).toEqual([path, 404])
    expect((await list(visitor)).scans).toEqual([])

    await orchestrator.tell(planChanged, {
      ownerId: member.id,
      plan: 'basic',
      catalogueVersion: 1,
      entitlements: ['links:all'],
      changedAt: new Date().toISOString(),
    })
    const whole = await orchestrator.read(scanId, member.token)
    const links = copies.map((_, number) => `${site.origin}/listings/${number}`)
    expect(whole.suspiciousLinks.toSorted()).toEqual(links)
    const thirty = await Promise.all(Array.from({ length: 30 }, () => report(scanId, member)))
    const pdf = thirty[0] as Buffer
    expect(thirty.every((one) => one.equals(pdf))).toBe(true)
    expect((await verifyPdfSignature(pdf)).valid).toBe(true)
    const [before, now] = [await manifestOf(masked), await manifestOf(pdf)]
    expect(before.match(/overlay\.jpg/gu)).toHaveLength(5)
    expect(now.match(/overlay\.jpg/gu)).toHaveLength(7)
    expect((await report(scanId, member)).equals(pdf)).toBe(true)
    expect((await list(member)).scans).toEqual([
      expect.objectContaining({ scanId, fileId: workId, status: 'completed', findings: 7, title: '山茶花' }),
    ])
  })

  test('a claim that comes before the work is heard of counts for it', async () => {
    offer({})
    const [visitor, member] = [await owner('trial'), await owner('member')]
    await claim(visitor, member)
    await claim(visitor, member)
    const workId = await orchestrator.tellOf(await png(11), visitor.id)
    const { scanId } = await scanned(workId, member)
    expect((await list(member)).scans.map((scan) => scan.scanId)).toEqual([scanId])
    expect(await statusOf(`/protect/trial/files/${workId}/scan`, visitor, { method: 'POST' })).toBe(404)
  })

  test('a scan that runs goes on, and only the member can cancel it', async () => {
    endless()
    const [visitor, member] = [await owner('trial'), await owner('member')]
    const { scanId } = await orchestrator.start(
      await orchestrator.tellOf(await png(12), visitor.id),
      visitor.token,
    )
    await claim(visitor, member)
    const cancel = `/protect/trial/scans/${scanId}/cancel`
    expect(await statusOf(cancel, visitor, { method: 'POST' })).toBe(404)
    expect(await statusOf(cancel, member, { method: 'POST' })).toBe(204)
    expect((await list(member)).scans[0]?.status).toBe('cancelled')
  })
})

describe('GET /scans', () => {
  test('MEMBER-01: what is of high risk, by the last completed scan of each work; and the scans of one work', async () => {
    const original = await png(24)
    offer({ '/listings/1': await alter(original, 'grey') })
    const member = await owner('member')
    const [copied, alone] = [
      await orchestrator.tellOf(original, member.id),
      await orchestrator.tellOf(await png(25), member.id),
    ]
    const first = await scanned(copied, member)
    const other = await scanned(alone, member)
    const idsOf = async (query: string) => (await list(member, query)).scans.map(({ scanId }) => scanId)
    expect(await idsOf('?risk=high')).toEqual([])
    await sql("UPDATE finding SET fraud_risk = 'high' WHERE scan_id = $1", [first.scanId])
    expect((await list(member, '?risk=high')).scans).toEqual([
      expect.objectContaining({ scanId: first.scanId, highRisk: 1 }),
    ])
    expect(await idsOf(`?fileId=${alone}`)).toEqual([other.scanId])
    const last = await scanned(copied, member)
    expect(await idsOf('?risk=high')).toEqual([])
    expect(await idsOf(`?fileId=${copied}&limit=1`)).toEqual([last.scanId])
    expect(await statusOf('/scans?risk=low', member)).toBe(400)
  })

  test('MEMBER-01: newest first, page by page, each once; nobody else’s', async () => {
    offer({})
    const [member, stranger] = [await owner('member'), await owner('member')]
    const ids: string[] = []
    for (const seed of [21, 22, 23]) {
      ids.unshift((await scanned(await orchestrator.tellOf(await png(seed), member.id), member)).scanId)
    }
    const first = await list(member, '?limit=2')
    const second = await list(member, `?limit=2&cursor=${first.nextCursor}`)
    expect([first, second].map(({ scans }) => scans.map((scan) => scan.scanId))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ])
    expect(second.nextCursor).toBeNull()
    expect(await list(stranger, `?cursor=${ids[0]}`)).toEqual({ scans: [], nextCursor: null })
    for (const query of ['limit=0', 'limit=51', 'cursor=x'])
      expect([query, await statusOf(`/scans?${query}`, member)]).toEqual([query, 400])
    expect((await orchestrator.ask('/scans')).status).toBe(401)
  })
})

describe('E8: an owner is erased', () => {
  const words = { title: '拂曉的第七座燈塔', filename: 'lighthouse-draft-7.png', keywords: ['孤燈潮聲'] }

  test('no trace is left in any table, event or file; the index and others’ scans stay', async () => {
    const original = await png(31)
    const copy = await alter(original, 'mirror')
    const asked = `/search?q=${encodeURIComponent(words.title)}`
    offer({ '/listings/1': copy, [asked]: await alter(original, 'grey') })
    const [leaving, staying] = [await owner('member'), await owner('member')]
    const workId = await orchestrator.tellOf(original, leaving.id, words)
    const { scanId, suspiciousLinks } = await scanned(workId, leaving)
    expect(suspiciousLinks.toSorted()).toEqual([`${site.origin}/listings/1`, `${site.origin}${asked}`])
    await report(scanId, leaving)
    const other = await scanned(
      await orchestrator.tellOf(await alter(original, 'jpeg-40'), staying.id),
      staying,
    )
    expect(JSON.stringify(other)).not.toContain(encodeURIComponent(words.title))
    const others = await report(other.scanId, staying)

    const secrets = [
      words.title,
      encodeURIComponent(words.title),
      'lighthouse-draft-7',
      '孤燈潮聲',
      leaving.id,
      workId,
      scanId,
    ]
    const places = {
      databases: [database.url, events.url],
      folders: [join(orchestrator.folder, 'objects')],
    }
    const found = (await findTraces(places, secrets)).map((trace) => trace.split(': ').at(-1))
    expect(new Set(found)).toEqual(new Set(secrets))
    const index = await count('crawled_image')

    await erase(leaving)
    // This one is protection's, which removes it.
    await new FolderObjectStore({ root: places.folders[0]! }).remove(`works/${workId}/rendition.jpg`)
    await until(async () => (await sql('SELECT FROM outbox WHERE sent_at IS NULL')).length === 0, {
      what: 'the outbox to be sent',
    })
    await orchestrator.app.get(PruneEvents).execute(0)
    // Random ids: one that owns nothing any more, one whose files are looked for once more in an hour, and what was
    // granted and spent, which nobody may take out of the ledger.
    const staysBehind = [
      `departed_owner: ${leaving.id}`,
      `job: ${scanId}`,
      `unit_balance: ${leaving.id}`,
      `unit_entry: ${leaving.id}`,
      `unit_entry: ${scanId}`,
      `unit_lot: ${leaving.id}`,
    ]
    expect((await findTraces(places, secrets)).toSorted()).toEqual(staysBehind.toSorted())
    expect(await count('crawled_image')).toBe(index)
    expect(await sql("SELECT FROM image_sighting WHERE page_url LIKE '%/listings/1'")).not.toEqual([])
    expect((await report(other.scanId, staying)).equals(others)).toBe(true)
    expect((await list(staying)).scans).toHaveLength(1)
  })

  test('a running scan is cancelled first: its stream ends, its worker writes nothing more, others run on', async () => {
    endless()
    const [leaving, staying] = [await owner('member'), await owner('member')]
    const [mine, others] = [
      await orchestrator.start(await orchestrator.tellOf(await png(41), leaving.id), leaving.token),
      await orchestrator.start(await orchestrator.tellOf(await png(42), staying.id), staying.token),
    ]
    const watching = orchestrator.watch(mine)
    await erase(leaving)
    expect((await watching).every(({ event }) => event.step !== 'done')).toBe(true)
    expect(await statusOf(`/protect/trial/scans/${mine.scanId}`, leaving)).toBe(404)
    expect((await orchestrator.completed(others.scanId, staying.token)).status).toBe('completed')
    expect(await findTraces({ databases: [database.url], folders: [] }, [leaving.id])).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^(scan|watched|finding|image)/u)]),
    )
  })

  test('whatever comes late for an erased owner leaves nothing: a work, a claim, both', async () => {
    const [visitor, member] = [await owner('trial'), await owner('member')]
    const early = await orchestrator.tellOf(await png(51), visitor.id, words)
    await erase(member)
    await claim(visitor, member)
    const late = await orchestrator.tellOf(await png(52), visitor.id, words)
    const own = await orchestrator.tellOf(await png(53), member.id, words)
    // Events of one name keep their order: this one is handled after the others.
    const mark = await orchestrator.tellOf(await png(54), (await owner('member')).id)
    await until(async () => (await sql('SELECT FROM watched_work WHERE work_id = $1', [mark])).length > 0, {
      what: 'the last work',
    })
    expect(await sql('SELECT FROM watched_work WHERE work_id = ANY($1)', [[early, late, own]])).toEqual([])
  })

  test('told twice, it is done once; a claimed visitor goes with the account', async () => {
    offer({})
    const [visitor, member] = [await owner('trial'), await owner('member')]
    const workId = await orchestrator.tellOf(await png(61), visitor.id)
    await scanned(workId, visitor)
    await claim(visitor, member)
    await erase(member)
    await erase(member)
    expect(await sql('SELECT FROM watched_work WHERE work_id = $1', [workId])).toEqual([])
    expect(await sql('SELECT successor FROM departed_owner WHERE owner_id = $1', [visitor.id])).toEqual([
      { successor: null },
    ])
  })
})
