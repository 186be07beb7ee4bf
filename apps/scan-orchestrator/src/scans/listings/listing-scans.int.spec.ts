import {
  listListingScansResponse,
  listScansResponse,
  readListingScanResponse,
  startScanResponse,
  type StartScanResponse,
} from '@originseal/contracts'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../../scan-orchestrator.harness'

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
  orchestrator = await startOrchestrator({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    site,
  })
})

afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

interface Offer {
  readonly title: string
  readonly seller?: string
  readonly description?: string
}

/** Puts a page on the site for each, and one picture on all of them. */
function offer(listings: readonly Offer[]): void {
  site.pages.clear()
  site.pages.set('/', listings.map((_, number) => link(`/listings/${number}`)).join(''))
  for (const [number, { title, seller = '小店', description = '' }] of listings.entries()) {
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      offers: { price: 390, priceCurrency: 'TWD', seller: { name: seller } },
    }
    site.pages.set(
      `/listings/${number}`,
      `<img src="/images/1.png"><script type="application/ld+json">${JSON.stringify(product)}</script>`,
    )
  }
  site.pages.set('/about', '<h1>茶裏王</h1>')
}

async function member() {
  const ownerId = crypto.randomUUID()
  await orchestrator.grant(ownerId, 'scan')
  return { ownerId, token: await identity.mint(ownerId, 'member') }
}

const post = (token: string, name: string, key?: string): Promise<Response> =>
  orchestrator.ask('/listing-scans', token, {
    method: 'POST',
    body: JSON.stringify({ name }),
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  })

async function start(token: string, name: string, key?: string): Promise<StartScanResponse> {
  const response = await post(token, name, key)
  expect(response.status).toBe(202)
  return startScanResponse.parse(await response.json())
}

const read = async (scanId: string, token: string) =>
  readListingScanResponse.parse(await (await orchestrator.ask(`/listing-scans/${scanId}`, token)).json()).data

const ended = (scanId: string, token: string) =>
  until(
    async () => {
      const scan = await read(scanId, token)
      return scan.status === 'processing' ? undefined : scan
    },
    { what: 'the scan for listings to end', within: 60_000 },
  )

const query = <Row>(sql: string, values: readonly unknown[]): Promise<Row[]> =>
  orchestrator.app.get(DataSource).query(sql, [...values])

const spent = async (ownerId: string): Promise<number> => {
  const rows = await query<{ spent: string }>(
    `SELECT coalesce(sum(CASE move WHEN 'spend' THEN quantity WHEN 'refund' THEN -quantity END), 0) AS spent
     FROM unit_entry WHERE owner_id = $1 AND unit = 'scan' AND move IN ('spend', 'refund')`,
    [ownerId],
  )
  return Number(rows[0]?.spent)
}

const codeOf = async (response: Response): Promise<[number, unknown]> => [
  response.status,
  ((await response.json()) as { code?: unknown }).code,
]

describe('listings that are offered under a name', () => {
  test('TM-01: what carries the name comes first, then what is like it, each with its reason; nothing else is listed', async () => {
    offer([
      { title: '手作陶杯 灰釉' },
      { title: '茶裡汪 冷泡茶包' },
      { title: '冷泡茶包 十二入', seller: '茶裏王本舖' },
      { title: '整箱 茶裏・王 無糖綠茶' },
      { title: '飲料杯套', description: '適合茶裏王六百毫升的瓶子。' },
    ])
    const { ownerId, token } = await member()
    const scan = await start(token, '茶裏王')
    const heard = await orchestrator.watch(scan)
    const { listings, compared, coverage, status, name } = await ended(scan.scanId, token)
    expect([status, name, compared]).toEqual(['completed', '茶裏王', 5])
    expect(
      listings.map(({ rank, pageUrl, field, passage, isName, level }) => [
        ...[rank, new URL(pageUrl).pathname, field, passage, isName, level],
      ]),
    ).toEqual([
      [1, '/listings/2', 'seller', '茶裏王', true, 'very-high'],
      [2, '/listings/3', 'title', '茶裏・王', true, 'very-high'],
      [3, '/listings/4', 'description', '茶裏王', true, 'very-high'],
      [4, '/listings/1', 'title', '茶裡汪', false, expect.stringMatching(/high/)],
    ])
    const alike = listings[3]
    expect(alike?.axes.sound.pairs.map(({ own, other, ownReading }) => [own, other, ownReading])).toEqual([
      ['茶', '茶', 'ㄔㄚˊ'],
      ['裏', '裡', 'ㄌㄧˇ'],
      ['王', '汪', 'ㄨㄤˊ'],
    ])
    expect([alike?.site, alike?.seller, alike?.price, alike?.currency]).toEqual([
      ...['Test site', '小店', 390, 'TWD'],
    ])
    expect(coverage.map(({ label, state, images }) => [label, state, images])).toEqual([
      ['Test site', 'searched', 0],
    ])
    expect(heard.map(({ event }) => event.key)).toEqual(
      expect.arrayContaining(['searching-source', 'site-looked-through', 'comparing-names', 'listings-done']),
    )
    expect(await spent(ownerId)).toBe(1)
    // No picture was asked for or kept.
    expect(site.asked.some(({ path }) => path.startsWith('/images'))).toBe(false)
    const kept = await query('SELECT 1 FROM scan_image WHERE scan_id = $1', [scan.scanId])
    expect(kept).toEqual([])
  })

  test('the site’s own search is asked for the name, and it finds what the pages do not lead to', async () => {
    offer([])
    const found = `/search?q=${encodeURIComponent('晨霧')}`
    site.pages.set(found, link('/listings/9'))
    site.pages.set('/listings/9', '<title>晨霧 香氛蠟燭</title>')
    const { token } = await member()
    const { listings } = await ended((await start(token, '晨霧')).scanId, token)
    expect(listings.map(({ title, passage }) => [title, passage])).toEqual([['晨霧 香氛蠟燭', '晨霧']])
  })

  test('the same key starts one scan, a name that is being searched for is joined, and one unit is spent', async () => {
    offer([{ title: '山嵐茶' }])
    const { ownerId, token } = await member()
    const key = crypto.randomUUID()
    const [one, again] = await Promise.all([start(token, '山嵐', key), start(token, '山嵐', key)])
    expect(again.scanId).toBe(one.scanId)
    const joined = await start(token, '山嵐')
    if ((await read(one.scanId, token)).status === 'processing') expect(joined.scanId).toBe(one.scanId)
    expect(await codeOf(await post(token, '山雨', key))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    await ended(joined.scanId, token)
    const scans = await query('SELECT 1 FROM scan WHERE owner_id = $1', [ownerId])
    expect(await spent(ownerId)).toBe(scans.length)
  })

  test('it is the member’s own: nobody else reads, watches or cancels it, and a visitor cannot start one', async () => {
    offer([{ title: '山嵐茶' }])
    const { token } = await member()
    const stranger = await member()
    const { scanId } = await start(token, '山嵐')
    for (const path of [`/listing-scans/${scanId}`, `/protect/trial/scans/${scanId}`])
      expect(await codeOf(await orchestrator.ask(path, stranger.token))).toEqual([404, 'SCAN_NOT_FOUND'])
    for (const path of [`/scans/${scanId}/progress-tokens`, `/protect/trial/scans/${scanId}/cancel`])
      expect((await orchestrator.ask(path, stranger.token, { method: 'POST' })).status).toBe(404)
    const again = await orchestrator.ask(`/scans/${scanId}/progress-tokens`, token, { method: 'POST' })
    expect(again.status).toBe(201)
    expect((await post(await identity.mint(crypto.randomUUID(), 'trial'), '山嵐')).status).toBe(403)
    await ended(scanId, token)
    const list = await orchestrator.ask('/listing-scans', token)
    const { scans } = listListingScansResponse.parse(await list.json()).data
    expect(scans.map(({ name, found }) => [name, found])).toEqual([['山嵐', 1]])
    // Scans of works are another list, and the page of a work's scan does not show it.
    const ofWorks = listScansResponse.parse(await (await orchestrator.ask('/scans', token)).json())
    expect(ofWorks.data.scans).toEqual([])
    const asWork = await orchestrator.ask(`/protect/trial/scans/${scanId}`, token)
    expect(await codeOf(asWork)).toEqual([404, 'SCAN_NOT_FOUND'])
  })

  test('a running one can be cancelled, and then says so', async () => {
    offer([{ title: '山嵐茶' }])
    site.pages.set('/', () => undefined) // never answers
    const { token } = await member()
    const scan = await start(token, '山嵐')
    const cancelled = await orchestrator.ask(`/protect/trial/scans/${scan.scanId}/cancel`, token, {
      method: 'POST',
    })
    expect(cancelled.status).toBe(204)
    const { status, listings, coverage } = await ended(scan.scanId, token)
    expect([status, listings, coverage.map(({ state }) => state)]).toEqual(['cancelled', [], ['cancelled']])
  })

  test('where every site is switched off a search is refused before a unit is held; one that runs is joined', async () => {
    offer([{ title: '山嵐茶' }])
    site.pages.set('/', () => undefined) // never answers
    const { ownerId, token } = await member()
    const running = await start(token, '山嵐')
    const admin = await identity.mint(crypto.randomUUID(), 'admin')
    const turn = async (isOn: boolean, basedOn: number) =>
      orchestrator.ask('/admin/scan-sources/test-site/switches', admin, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ isOn, reason: 'their lawyers have written', basedOn }),
      })
    expect((await turn(false, 0)).ok).toBe(true)
    const key = crypto.randomUUID()
    expect(await codeOf(await post(token, '晨霧', key))).toEqual([503, 'LISTING_SCAN_UNAVAILABLE'])
    expect(await spent(ownerId)).toBe(1)
    expect(await query('SELECT 1 FROM scan WHERE owner_id = $1', [ownerId])).toHaveLength(1)
    expect((await start(token, '山嵐')).scanId).toBe(running.scanId)

    expect((await turn(true, 1)).ok).toBe(true)
    offer([{ title: '晨霧 香氛蠟燭' }])
    await orchestrator.grant(ownerId, 'scan')
    const { listings } = await ended((await start(token, '晨霧', key)).scanId, token)
    expect(listings).toHaveLength(1)
    expect(await spent(ownerId)).toBe(2)
  })

  test('names that cannot be looked for are refused, and no unit is taken', async () => {
    const { ownerId, token } = await member()
    for (const name of ['', '茶', 'A', '😀😀'])
      expect(await codeOf(await post(token, name))).toEqual([422, 'LISTING_SCAN_NAME_SHORT'])
    expect((await post(token, 'x'.repeat(61))).status).toBe(400)
    expect(await spent(ownerId)).toBe(0)
    const withoutUnits = await identity.mint(crypto.randomUUID(), 'member')
    const statuses: number[] = []
    for (const name of ['晨光一', '晨光二']) statuses.push((await post(withoutUnits, name)).status)
    expect(statuses).toEqual([202, 409]) // the one in advance, then no more
  })
})
