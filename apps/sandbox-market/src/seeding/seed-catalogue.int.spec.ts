import { until, type TestDatabase } from '@originseal/testing'
import { copyFile, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startMarket, type RunningMarket } from '../market.harness'
import { catalogue } from '../pictures/catalogue'
import { shops } from '../shops/shops'

/** Posters are drawn fastest. */
const opening = catalogue.filter((entry) => entry.family === 'poster').slice(0, 12)
const json = { accept: 'application/json' }
const patience = 180_000

describe('the first start', () => {
  let database: TestDatabase
  let storage: string
  let market: RunningMarket

  beforeEach(async () => {
    database = await createDatabase()
    storage = await mkdtemp(join(tmpdir(), 'sandbox-market-'))
    market = await startMarket(database.url, opening, storage)
  })
  afterEach(async () => {
    await market.stop()
    await database.drop()
    await rm(storage, { recursive: true, force: true })
  })

  const restart = async (): Promise<void> => {
    await market.stop()
    market = await startMarket(database.url, opening, storage)
  }
  const ready = (): Promise<unknown> =>
    until(async () => (await market.get('/health/ready')).ok, { within: 60_000 })
  const pictures = (): Promise<string[]> => readdir(join(storage, 'objects', 'pictures+')).catch(() => [])
  const onSale = async (): Promise<number> => {
    const totals = shops.map(async ({ slug }) => {
      const answer = await market.get(`/api/shops/${slug}/listings`)
      return ((await answer.json()) as { total: number }).total
    })
    return (await Promise.all(totals)).reduce((sum, total) => sum + total, 0)
  }

  it(
    'is alive at once and ready when the catalogue is there',
    async () => {
      const [live, early] = [await market.get('/health/live'), await market.get('/health/ready')]
      expect(live.status).toBe(200)
      expect(early.status).toBe(503)
      expect(await early.text()).toContain('listings are still to come')
      await ready()
      expect(await onSale()).toBe(opening.length)
    },
    patience,
  )

  it(
    'goes on where a stopped one was, and a third one has nothing to do',
    async () => {
      await until(async () => (await pictures()).length > 0, { within: 60_000, every: 5 })
      await market.stop() // what is being drawn is finished, nothing else is begun
      const done = await pictures()
      expect(done.length).toBeLessThan(opening.length)
      market = await startMarket(database.url, opening, storage)
      await ready()
      expect(await onSale()).toBe(opening.length)
      const after = await pictures()
      expect(after).toEqual(expect.arrayContaining(done))
      await restart()
      await ready()
      expect(await pictures()).toEqual(after)
    },
    patience,
  )

  it(
    'does not bring back what was taken down',
    async () => {
      await ready()
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
      const filed = await market.post(`/listings/${listing!.id}/reports`, new URLSearchParams(claim), json)
      const { reference } = (await filed.json()) as { reference: string }
      await market.post(`/desk/reports/${reference}`, new URLSearchParams({ action: 'accept' }), json)
      await restart()
      await ready()
      expect(await onSale()).toBe(opening.length - 1)
    },
    patience,
  )

  it(
    'sweeps pictures that a killed process left without a listing, once they are old',
    async () => {
      await ready()
      const [one] = await pictures()
      const [left, fresh] = ['a', 'b'].map((letter) => `${letter.repeat(32)}.jpg`)
      const folder = join(storage, 'objects', 'pictures+')
      for (const name of [left, fresh]) await copyFile(join(folder, one!), join(folder, name!))
      const twoHoursAgo = new Date(Date.now() - 7_200_000)
      await utimes(join(folder, left!), twoHoursAgo, twoHoursAgo)
      await restart()
      await until(async () => !(await pictures()).includes(left!), { within: 60_000 })
      expect(await pictures()).toContain(fresh)
      expect(await pictures()).toHaveLength(opening.length + 1)
    },
    patience,
  )
})
