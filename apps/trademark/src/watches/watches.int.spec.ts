import {
  limits,
  listTrademarkWatchesResponse,
  problemBody,
  trademarkConflictFound,
  userErased,
  watchTrademarkResponse,
  type TrademarkWatch,
} from '@originseal/contracts'
import { until } from '@originseal/testing'
import { chooseReader } from '../readers/choose-reader'
import { applicationOf, gazetteOf, type PublishedMark } from '../readers/samples.fixture'
import { ImportMarks } from '../register/import-marks'
import { startTrademark, type RunningTrademark } from '../trademark.harness'

let trademark: RunningTrademark
beforeAll(async () => {
  trademark = await startTrademark({ DEMONSTRATION_REGISTER: 'true' })
}, 60_000)
afterAll(() => trademark.stop())

async function member(): Promise<{ id: string; token: string }> {
  const id = crypto.randomUUID()
  return { id, token: await trademark.identity.mint(id, 'member') }
}
const watch = (token: string, body: object) => trademark.post('/trademark/watch', body, token)
const watchIn = async (answer: Response): Promise<TrademarkWatch> =>
  watchTrademarkResponse.parse(await answer.json()).data.watch
async function listed(token: string): Promise<TrademarkWatch[]> {
  const answer = await trademark.get('/trademark/watch', token)
  return listTrademarkWatchesResponse.parse(await answer.json()).data.watches
}
const told = async (ownerId: string): Promise<string[]> => {
  const rows = await trademark.rows<{ payload: string }>(
    `SELECT payload FROM outbox WHERE name = $1 AND payload::jsonb->>'ownerId' = $2 ORDER BY sequence`,
    [trademarkConflictFound.name, ownerId],
  )
  return rows.map(({ payload }) => trademarkConflictFound.payload.parse(JSON.parse(payload)).mark)
}
const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

let imports = 0
const issue = (...marks: PublishedMark[]): Promise<void> => importText(gazetteOf(...marks))
async function importText(text: string, source = 'TIPO'): Promise<void> {
  imports += 1
  const file = {
    source,
    sha256: String(imports).padStart(64, '0'),
    asOf: day(0),
    demonstration: false,
  }
  await trademark.app.get(ImportMarks, { strict: false }).execute(file, [text], chooseReader(text)!)
}

test('an issue with a mark that is like a watched name is told once, with the last day for an opposition', async () => {
  const [owner, other] = [await member(), await member()]
  await watch(owner.token, { name: '好茶坊', class: 30 })
  await watch(other.token, { name: '藍鷺電機', class: 9 })
  await issue(
    { number: '115000001', name: '好茶', class: 30, publishedOn: day(3) },
    { number: '115000002', name: '好茶舖', class: 30, publishedOn: day(400) },
  )
  await until(async () => (await listed(owner.token))[0]?.conflicts.length === 1, {
    what: 'the conflict',
    within: 25_000,
  })
  const [{ conflicts } = { conflicts: [] }] = await listed(owner.token)
  expect(conflicts[0]).toMatchObject({
    source: 'TIPO',
    publishedOn: day(3),
    mark: { applNo: '115000001', text: '好茶', level: expect.stringMatching(/high$/) as string },
  })
  expect(conflicts[0]!.opposeUntil! > day(0)).toBe(true)

  await issue({ number: '115000001', name: '好茶', class: 30, publishedOn: day(3), owner: '丁公司' })
  await issue({ number: '115000003', name: '好茶坊', class: 30, publishedOn: day(1) })
  await until(async () => (await listed(owner.token))[0]?.conflicts.length === 2, {
    what: 'the second one',
    within: 25_000,
  })
  expect(await told(owner.id)).toEqual(['好茶', '好茶坊'])
  expect((await listed(other.token))[0]?.conflicts).toEqual([])
}, 60_000)

test('a mark that was told of as an application is told of again when it is published, with the last day for an opposition', async () => {
  const owner = await member()
  await watch(owner.token, { name: '霧凇亭', class: 30 })
  await importText(applicationOf('115000050', '雲海樓', day(20)))
  await importText(applicationOf('115000051', '霧凇亭', day(10)))
  await until(async () => (await listed(owner.token))[0]?.conflicts.length === 1, {
    what: 'the application',
    within: 25_000,
  })
  const [{ conflicts: [filed] } = { conflicts: [] }] = await listed(owner.token)
  expect(filed).toMatchObject({ publishedOn: null, opposeUntil: null, mark: { status: 'pending' } })

  await issue({ number: '115000051', name: '霧凇亭', class: 30, publishedOn: day(2) })
  await until(async () => (await listed(owner.token))[0]?.conflicts[0]?.publishedOn === day(2), {
    what: 'the publication',
    within: 25_000,
  })
  const [{ conflicts } = { conflicts: [] }] = await listed(owner.token)
  expect(conflicts).toHaveLength(1)
  expect(conflicts[0]!.opposeUntil! > day(0)).toBe(true)
  expect(conflicts[0]!.mark.status).toBe('registered')
  expect(await told(owner.id)).toEqual(['霧凇亭', '霧凇亭'])
}, 90_000)

test('with the first file of an office nobody is told of what was pending there', async () => {
  const owner = await member()
  await watch(owner.token, { name: '松濤閣', class: 30 })
  await importText(applicationOf('9001', '松濤閣', day(30)), 'another office')
  await importText(applicationOf('9002', '松濤閣', day(5)), 'another office')
  await until(async () => (await listed(owner.token))[0]?.conflicts.length === 1, {
    what: 'what was filed since',
    within: 25_000,
  })
  expect((await listed(owner.token))[0]?.conflicts.map(({ mark }) => mark.applNo)).toEqual(['9002'])
}, 60_000)

test('the same name and classes are one watch, and there are so many at most', async () => {
  const { token } = await member()
  const first = await watchIn(await watch(token, { name: '晨光', class: '43,30' }))
  expect(await watchIn(await watch(token, { name: ' 晨光 ', class: [30, 43] }))).toEqual(first)
  for (let i = 1; i < limits.trademarkWatches; i++)
    expect((await watch(token, { name: `晨光${i}` })).status).toBe(200)
  const full = await watch(token, { name: '暮光' })
  expect([full.status, problemBody.parse(await full.json()).code]).toEqual([409, 'TRADEMARK_WATCHES_FULL'])
  expect(await listed(token)).toHaveLength(limits.trademarkWatches)
})

test('what cannot be compared is not watched', async () => {
  const { token } = await member()
  expect((await watch(token, { name: '🍵' })).status).toBe(422)
})

test("only one's own watch is ended, and an erasure ends all", async () => {
  const [owner, stranger] = [await member(), await member()]
  const { id } = await watchIn(await watch(owner.token, { name: '晨光' }))
  await watch(owner.token, { name: '暮光' })
  expect((await trademark.remove(`/trademark/watch/${id}`, stranger.token)).status).toBe(204)
  expect(await listed(owner.token)).toHaveLength(2)
  for (const _ of [1, 2])
    expect((await trademark.remove(`/trademark/watch/${id}`, owner.token)).status).toBe(204)
  expect((await listed(owner.token)).map(({ name }) => name)).toEqual(['暮光'])
  await trademark.tell(userErased, { userId: owner.id, erasedAt: new Date().toISOString() })
  expect(await listed(owner.token)).toEqual([])
})
