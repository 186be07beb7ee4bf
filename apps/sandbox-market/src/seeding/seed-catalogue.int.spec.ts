import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMarket, type RunningMarket } from '../market.harness'
import { catalogue, shops } from '../stand-in'

const opening = catalogue.slice(0, 8)

describe('the first start', () => {
  let database: TestDatabase
  let storage: string

  beforeEach(async () => {
    database = await createTestDatabase()
    storage = await mkdtemp(join(tmpdir(), 'sandbox-market-'))
  })
  afterEach(async () => {
    await database.drop()
    await rm(storage, { recursive: true, force: true })
  })

  const start = (entries = opening): Promise<RunningMarket> => startMarket(database.url, entries, storage)
  const ready = (market: RunningMarket): Promise<unknown> =>
    until(async () => (await market.get('/health/ready')).ok, { within: 30_000 })
  const pictures = (): Promise<string[]> => readdir(join(storage, 'objects', 'pictures+'))
  const count = async (market: RunningMarket): Promise<number> => {
    const totals = shops.map(async ({ slug }) => {
      const answer = await market.get(`/api/shops/${slug}/listings`)
      return ((await answer.json()) as { total: number }).total
    })
    return (await Promise.all(totals)).reduce((sum, total) => sum + total, 0)
  }

  it('is alive at once and ready when the catalogue is there', async () => {
    const market = await start(catalogue.slice(0, 24))
    const [live, early] = [await market.get('/health/live'), await market.get('/health/ready')]
    expect(live.status).toBe(200)
    expect(early.status).toBe(503)
    expect(await early.text()).toContain('listings are still to come')
    await ready(market)
    expect(await count(market)).toBe(24)
    await market.stop()
  })

  it('goes on where a stopped one was, and a third one has nothing to do', async () => {
    const first = await start()
    await first.stop()
    const done = await pictures().catch(() => [])
    const second = await start()
    await ready(second)
    expect(await count(second)).toBe(opening.length)
    const after = await pictures()
    expect(after).toEqual(expect.arrayContaining(done))
    await second.stop()
    const third = await start()
    await ready(third)
    expect(await pictures()).toEqual(after)
    await third.stop()
  })

  it('does not bring back what was taken down', async () => {
    const market = await start()
    await ready(market)
    const answer = await market.get(`/api/shops/${opening[0]!.shop}/listings`)
    const [listing] = ((await answer.json()) as { listings: { id: string }[] }).listings
    const claim = {
      reporterName: '林小原',
      reporterEmail: 'yuan@example.test',
      kind: 'copyright',
      originalUrl: 'https://example.test/',
      statement: '這件商品使用了我的插畫。',
      goodFaith: 'yes',
    }
    const json = { accept: 'application/json' }
    const filed = await market.post(`/listings/${listing!.id}/reports`, new URLSearchParams(claim), json)
    const { reference } = (await filed.json()) as { reference: string }
    await market.post(`/desk/reports/${reference}`, new URLSearchParams({ action: 'accept' }), json)
    await market.stop()
    const again = await start()
    await ready(again)
    expect(await count(again)).toBe(opening.length - 1)
    await again.stop()
  })

  it('sweeps pictures that a killed process left without a listing, once they are old', async () => {
    const market = await start()
    await ready(market)
    await market.stop()
    const [one] = await pictures()
    const [left, fresh] = ['a', 'b'].map((letter) => `${letter.repeat(32)}.jpg`)
    const folder = join(storage, 'objects', 'pictures+')
    const { copyFile } = await import('node:fs/promises')
    for (const name of [left, fresh]) await copyFile(join(folder, one!), join(folder, name!))
    const twoHoursAgo = new Date(Date.now() - 7_200_000)
    await utimes(join(folder, left!), twoHoursAgo, twoHoursAgo)
    const again = await start()
    await until(async () => !(await pictures()).includes(left!))
    expect(await pictures()).toContain(fresh)
    expect(await pictures()).toHaveLength(opening.length + 1)
    await again.stop()
  })
})
