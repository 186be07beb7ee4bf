import { join } from 'node:path'
import { planChanged, scanEnded, workSighted, type PayloadOf } from '@originseal/contracts'
import { alter, drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../../scan-orchestrator.harness'
import { BeginScheduledScans } from '../schedule/begin-scheduled-scans'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'

let database: TestDatabase
let events: TestDatabase
let identity: IdentityDouble
let site: TestSite
let one: RunningOrchestrator
let other: RunningOrchestrator

beforeAll(async () => {
  ;[database, events, identity, site] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startIdentityDouble(),
    startSite(),
  ])
  const given = { databaseUrl: database.url, eventsUrl: events.url, identity, site }
  one = await startOrchestrator(given)
  // A second process with the same files and an index of its own; it takes no tasks of the first one's scans by intent.
  other = await startOrchestrator({
    ...given,
    folder: one.folder,
    config: { INDEX_DIR: join(one.folder, 'other') },
  })
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

const png = (seed: number): Promise<Buffer> => drawing(seed, { width: 640, height: 480 }).png().toBuffer()

function show(path: string, name: string, picture: Buffer): void {
  site.pages.set(path, `<h1>${name}</h1><img src="/images/${name}.png">`)
  site.pages.set(`/images/${name}.png`, (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    response.end(picture)
  })
}

async function owner() {
  const ownerId = crypto.randomUUID()
  return { ownerId, token: await identity.mint(ownerId) }
}

const sightings = (): Promise<{ work_id: string; page_url: string; method: string }[]> =>
  one.app.get(DataSource).query(
    `SELECT noted.work_id, sighting.page_url, noted.method FROM work_sighting noted
     JOIN image_sighting sighting ON sighting.id = noted.sighting_id ORDER BY sighting.page_url`,
  )
const patrolled = (): Promise<boolean> =>
  until(
    async () => {
      const [row] = await one.app.get(DataSource).query(
        `SELECT position >= coalesce((SELECT max(sequence) FROM image_sighting WHERE scan_id IS NULL), 0) AS done
         FROM patrol`,
      )
      return row.done === true
    },
    { what: 'the patrol to come by', within: 60_000 },
  )

test('what a scan of one work comes across is noted for the other, told, and found by another process', async () => {
  const [mine, theirs] = [await owner(), await owner()]
  const [picture, unlooked] = [await png(1), await png(2)]
  const theirWork = await one.tellOf(unlooked, theirs.ownerId, { title: '夜市', keywords: ['夜'] })
  const myWork = await one.tellOf(picture, mine.ownerId, { title: '山茶花', keywords: ['花'] })

  site.pages.set('/', link('/listings/1') + link('/listings/2'))
  show('/listings/1', 'stolen', await alter(unlooked, 'mirror'))
  show('/listings/2', 'strange', await png(3))
  // A page of results has the searcher's words in its address: what only it shows is nobody else's business.
  show('/search?q=%E8%8A%B1', 'private', await alter(unlooked, 'grey'))
  const scan = await one.start(myWork, mine.token)
  expect((await one.completed(scan.scanId, mine.token)).status).toBe('completed')

  await patrolled()
  expect(await sightings()).toEqual([
    { work_id: theirWork, page_url: `${site.origin}/listings/1`, method: 'pdq-dihedral' },
  ])
  const told: { payload: unknown }[] = await until(
    async () => {
      const rows = await one.app
        .get(DataSource)
        .query('SELECT payload FROM outbox WHERE name = $1', [workSighted.name])
      return rows.length > 0 ? rows : undefined
    },
    { what: 'the fact' },
  )
  const fact = workSighted.payload.parse(parsed(told[0]?.payload))
  expect(told).toHaveLength(1)
  expect(fact).toMatchObject({
    workId: theirWork,
    ownerId: theirs.ownerId,
    title: '夜市',
    method: 'pdq-dihedral',
  })
  expect(JSON.stringify(told)).not.toContain('http')

  // The site is gone; the second process has never crawled it.
  site.pages.clear()
  const next = await other.start(theirWork, theirs.token)
  const result = await other.completed(next.scanId, theirs.token)
  expect(result.suspiciousLinks).toEqual([`${site.origin}/listings/1`])
  const ended: { payload: unknown }[] = await one.app
    .get(DataSource)
    .query('SELECT payload FROM outbox WHERE name = $1 AND key = $2', [scanEnded.name, next.scanId])
  expect(ended.map(({ payload }) => scanEnded.payload.parse(parsed(payload)))).toEqual([
    expect.objectContaining({ title: '夜市', outcome: 'completed', findings: 1 }),
  ])
}, 240_000)

const parsed = (payload: unknown): unknown => (typeof payload === 'string' ? JSON.parse(payload) : payload)

describe('MEMBER-09: scheduled scans', () => {
  const onPlan = (ownerId: string, entitlements: PayloadOf<typeof planChanged>['entitlements']) =>
    one.tell(planChanged, {
      ownerId,
      plan: entitlements.length > 1 ? 'enterprise' : 'elite',
      catalogueVersion: 1,
      entitlements,
      changedAt: new Date().toISOString(),
    })
  const scansOf = (ownerId: string): Promise<{ id: string; isScheduled: boolean; state: string }[]> =>
    one.app
      .get(DataSource)
      .query(
        'SELECT id, is_scheduled AS "isScheduled", state FROM scan WHERE owner_id = $1 ORDER BY started_at',
        [ownerId],
      )
  const begin = () => one.app.get(BeginScheduledScans, { strict: false }).execute()
  const toldOf = async (scanId: string) => {
    const [row] = await one.app
      .get(DataSource)
      .query('SELECT payload FROM outbox WHERE name = $1 AND key = $2', [scanEnded.name, scanId])
    return scanEnded.payload.parse(parsed(row?.payload))
  }

  test('begin for Enterprise alone, take no unit, come once a week, and say what is new', async () => {
    const [enterprise, elite] = [await owner(), await owner()]
    const picture = await png(21)
    const workId = await one.tellOf(picture, enterprise.ownerId)
    await one.tellOf(await png(22), elite.ownerId)
    site.pages.set('/', link('/listings/21'))
    show('/listings/21', 'first', await alter(picture, 'mirror'))
    await onPlan(enterprise.ownerId, ['links:all', 'patrol:automatic'])
    await onPlan(elite.ownerId, ['links:all'])
    await begin()
    expect(await scansOf(elite.ownerId)).toEqual([])
    const [first] = await scansOf(enterprise.ownerId)
    expect(first?.isScheduled).toBe(true)
    await one.completed(first!.id, enterprise.token)
    expect(await toldOf(first!.id)).toMatchObject({ isScheduled: true, findings: 1, newFindings: 1 })

    await begin()
    expect(await scansOf(enterprise.ownerId)).toHaveLength(1)
    await one.app
      .get(DataSource)
      .query("UPDATE scan SET started_at = started_at - interval '7 days' WHERE work_id = $1", [workId])
    site.pages.set('/', link('/listings/21') + link('/listings/23'))
    show('/listings/23', 'second', await alter(picture, 'grey'))
    await begin()
    const [, second] = await scansOf(enterprise.ownerId)
    await one.completed(second!.id, enterprise.token)
    expect(await toldOf(second!.id)).toMatchObject({ isScheduled: true, findings: 2, newFindings: 1 })
    const spent: unknown[] = await one.app
      .get(DataSource)
      .query('SELECT FROM unit_entry WHERE owner_id = $1', [enterprise.ownerId])
    expect(spent).toEqual([])
  }, 240_000)
})

test('with the owner goes what was noted for the work', async () => {
  const [noted] = await sightings()
  await one.app.get(DataSource).query('DELETE FROM scan')
  await one.app.get(DataSource).query('DELETE FROM watched_work WHERE work_id = $1', [noted?.work_id])
  expect(await sightings()).toEqual([])
  const removals: unknown[] = await one.app
    .get(DataSource)
    .query("SELECT FROM index_removal WHERE collection = 'works'")
  expect(removals.length).toBeGreaterThan(0)
})
