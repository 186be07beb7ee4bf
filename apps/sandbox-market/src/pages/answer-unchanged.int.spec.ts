import { until, type TestDatabase } from '@originseal/testing'
import { createDatabase, startMarket, type RunningMarket } from '../market.harness'
import { catalogue } from '../pictures/catalogue'

let database: TestDatabase
let market: RunningMarket

beforeAll(async () => {
  database = await createDatabase()
  market = await startMarket(database.url, catalogue.slice(0, 3))
  // While it is being stocked its pages change.
  await until(async () => (await market.get('/health/ready')).ok, { within: 60_000 })
}, 120_000)

afterAll(async () => {
  await market.stop()
  await database.drop()
})

test.each([
  '/',
  '/shops/moonlit-prints',
  '/sitemap.xml',
  '/robots.txt',
  '/api/shops/north-wind-film/listings',
])('%s answers 304 to whoever has it, until it changes', async (path) => {
  const first = await market.get(path)
  const etag = first.headers.get('etag') as string
  expect([first.status, (await first.text()).length > 0]).toEqual([200, true])
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await market.get(path, { 'if-none-match': known })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  }
  const other = await market.get(path, { 'if-none-match': '"other"' })
  expect([other.status, (await other.text()).length > 0]).toEqual([200, true])
})

test('an address that leads nowhere has no tag', async () => {
  const missing = await market.get('/listings/none', { 'if-none-match': '*' })
  expect([missing.status, missing.headers.get('etag')]).toEqual([404, null])
  await missing.text()
})
