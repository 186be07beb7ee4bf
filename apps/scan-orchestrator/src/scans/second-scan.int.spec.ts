import { createHash } from 'node:crypto'
import { readAttachments } from '@originseal/documents/verify'
import { alter, drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { findChromium } from '@originseal/crawling'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../scan-orchestrator.harness'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'

let database: TestDatabase
let events: TestDatabase
let identity: IdentityDouble
let site: TestSite
let orchestrator: RunningOrchestrator
const chromium = findChromium(undefined)

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
    config: chromium ? { CHROMIUM_PATH: chromium, CHROMIUM_ALLOW_NO_SANDBOX: 'true' } : {},
  })
})
afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

const png = (seed: number): Promise<Buffer> => drawing(seed, { width: 640, height: 480 }).png().toBuffer()
let whole: string[] = []

/** Serves it with an entity tag; `whole` counts the answers that carry the body. */
function put(path: string, type: string, body: Buffer | string): void {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  site.pages.set(path, (request, response) => {
    const isKnown = request.headers['if-none-match'] === etag
    if (!isKnown) whole.push(path)
    response.writeHead(isKnown ? 304 : 200, { 'content-type': type, etag, 'cache-control': 'no-cache' })
    response.end(isKnown ? undefined : body)
  })
}

function offer(pictures: ReadonlyMap<number, Buffer>): void {
  const numbers = [...pictures.keys()]
  put('/', 'text/html', numbers.map((number) => link(`/listings/${number}`)).join(''))
  for (const [number, picture] of pictures) {
    put(`/images/${number}.png`, 'image/png', picture)
    put(`/listings/${number}`, 'text/html', `<h1>商品</h1><img src="/images/${number}.png">`)
  }
}

async function scan(workId: string, token: string) {
  whole = []
  const result = await orchestrator.completed((await orchestrator.start(workId, token)).scanId, token)
  expect(result.status).toBe('completed')
  const pdf = await (await orchestrator.ask(`/scans/${result.scanId}/report`, token)).arrayBuffer()
  const [manifest] = await readAttachments(Buffer.from(pdf))
  const { captures } = JSON.parse(Buffer.from(manifest!.bytes).toString()) as {
    captures: { path: string; sha256: string; capturedAt: string; unchangedAt?: string }[]
  }
  const pages = whole.filter((path) => path.startsWith('/listings') || path === '/')
  return { result, captures, pages, pictures: whole.filter((path) => path.startsWith('/images')) }
}

const owner = async () => {
  const ownerId = crypto.randomUUID()
  return { ownerId, token: await identity.mint(ownerId) }
}

test('a second scan of an unchanged site fetches nothing again, and says so', async () => {
  const original = await png(1)
  const pictures = new Map([
    [1, await alter(original, 'mirror')],
    [2, await png(2)],
    [3, await png(3)],
  ])
  offer(pictures)
  const { ownerId, token } = await owner()
  const workId = await orchestrator.tellOf(original, ownerId)

  const first = await scan(workId, token)
  expect(first.result.suspiciousLinks).toEqual([`${site.origin}/listings/1`])
  expect(new Set(first.pages)).toEqual(new Set(['/', '/listings/1', '/listings/2', '/listings/3']))
  const compared = await likenesses()

  const second = await scan(workId, token)
  expect(second.result.suspiciousLinks).toEqual(first.result.suspiciousLinks)
  expect(second.result.imagesCompared).toBe(first.result.imagesCompared)
  const coverage = second.result.coverage.find(({ source }) => source === 'test-site')
  expect(coverage?.notes).toContainEqual({ key: 'pages-unchanged', values: { pages: 4 } })
  expect(await likenesses()).toEqual(compared)
  if (chromium) {
    // Evidence is quoted with its own time and when it was found unchanged; nothing at all is fetched as a whole.
    expect([second.pages, second.pictures]).toEqual([[], []])
    expect(second.captures.map(({ path, capturedAt }) => [path, capturedAt])).toEqual(
      first.captures.map(({ path, capturedAt }) => [path, capturedAt]),
    )
    const began = Date.parse(second.result.startedAt)
    expect(second.captures.every(({ unchangedAt }) => Date.parse(unchangedAt ?? '') >= began)).toBe(true)
  }

  // What changes is seen: another picture under the same address, a page with another text, and a new listing.
  put('/images/2.png', 'image/png', await alter(original, 'grey'))
  put('/listings/1', 'text/html', '<h1>改價了</h1><img src="/images/1.png">')
  put('/', 'text/html', [1, 2, 3, 4].map((number) => link(`/listings/${number}`)).join(''))
  put('/images/4.png', 'image/png', await alter(original, 'resize-50'))
  put('/listings/4', 'text/html', '<img src="/images/4.png">')
  const third = await scan(workId, token)
  expect(third.result.suspiciousLinks.toSorted()).toEqual(
    [1, 2, 4].map((number) => `${site.origin}/listings/${number}`),
  )
  expect(third.pictures).toEqual(expect.arrayContaining(['/images/2.png', '/images/4.png']))
  expect(third.pages).toEqual(expect.arrayContaining(['/', '/listings/1', '/listings/4']))
  expect(third.captures.every(({ unchangedAt }) => unchangedAt === undefined)).toBe(true)
}, 300_000)

const likenesses = (): Promise<unknown[]> =>
  orchestrator.app.get(DataSource).query('SELECT *, xmin FROM likeness ORDER BY work_id, image_id')

test('nothing is kept of a page whose address has the searcher’s words in it', async () => {
  const original = await png(11)
  site.pages.clear()
  offer(new Map([[11, await png(12)]]))
  const query = `/search?q=${encodeURIComponent('祕密花園')}`
  put(query, 'text/html', '<img src="/images/secret.png">')
  put('/images/secret.png', 'image/png', await png(13))
  const { ownerId, token } = await owner()
  const workId = await orchestrator.tellOf(original, ownerId, { title: '祕密花園', keywords: [] })
  await scan(workId, token)
  const source = orchestrator.app.get(DataSource)
  const kept = await source.query('SELECT url FROM page_memory UNION ALL SELECT url FROM picture_memory')
  const urls = kept.map(({ url }: { url: string }) => new URL(url).pathname)
  expect(urls).toEqual(expect.arrayContaining(['/listings/11', '/images/11.png']))
  expect(urls).not.toContain('/search')
  expect(urls).not.toContain('/images/secret.png')
}, 120_000)
