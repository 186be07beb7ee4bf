import { createHash } from 'node:crypto'
import {
  limits,
  listTrademarkReportsResponse,
  orderTrademarkReportResponse,
  problemBody,
  trademarkAnalysis,
  userErased,
  type TrademarkReport,
} from '@originseal/contracts'
import type { ObjectStore } from '@originseal/storage'
import { until } from '@originseal/testing'
import { startTrademark, type RunningTrademark } from '../trademark.harness'
import { OBJECTS } from '../objects.module'
import { reportFolder } from './report-signing'

let trademark: RunningTrademark
beforeAll(async () => {
  trademark = await startTrademark({ DEMONSTRATION_REGISTER: 'true' })
  await until(async () => (await trademark.get('/trademark/register')).status === 200, {
    what: 'the register to be loaded',
    within: 45_000,
  })
}, 60_000)
afterAll(() => trademark.stop())

async function member(): Promise<{ id: string; token: string }> {
  const id = crypto.randomUUID()
  return { id, token: await trademark.identity.mint(id, 'member') }
}
const wanted = { name: '晨光茶坊', desc: '手搖飲料店', class: 30 }
const order = (token: string, key: string = crypto.randomUUID(), body: object = wanted) =>
  trademark.post('/trademark-report', body, token, { 'idempotency-key': key })
const reportIn = async (answer: Response): Promise<TrademarkReport> =>
  orderTrademarkReportResponse.parse(await answer.json()).data.report
async function listed(token: string): Promise<TrademarkReport[]> {
  const answer = await trademark.get('/trademark-report?limit=20', token)
  return listTrademarkReportsResponse.parse(await answer.json()).data.reports
}
const fileOf = (id: string, token: string) => trademark.get(`/trademark-report/${id}/file`, token)
test('TM-05: a report is listed, and its signed file is the same bytes each time', async () => {
  const { token } = await member()
  const answer = await order(token)
  expect(answer.status).toBe(201)
  const report = await reportIn(answer)
  expect(report).toMatchObject({ name: '晨光茶坊', classes: [30], demonstration: true })
  expect(await listed(token)).toEqual([report])

  const [first, second] = [await fileOf(report.id, token), await fileOf(report.id, token)]
  expect(first.headers.get('content-type')).toContain('application/pdf')
  const [bytes, again] = [await first.arrayBuffer(), await second.arrayBuffer()].map((each) =>
    Buffer.from(each),
  )
  expect(bytes!.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes!.includes('/ByteRange')).toBe(true)
  const digest = (some: Buffer) => createHash('sha256').update(some).digest('hex')
  expect(digest(bytes!)).toBe(digest(again!))
  const [kept] = await trademark.rows<{ analysis: string }>(
    'SELECT analysis FROM trademark_report WHERE id = $1',
    [report.id],
  )
  expect(trademarkAnalysis.parse(JSON.parse(kept!.analysis)).query.text).toBe('晨光茶坊')
}, 60_000)

test('TM-05: the same key orders one report and takes one unit', async () => {
  const { token } = await member()
  const key = crypto.randomUUID()
  const [first, second] = [await order(token, key), await order(token, key)]
  expect(await reportIn(second)).toEqual(await reportIn(first))
  expect(await listed(token)).toHaveLength(1)
  const another = await order(token)
  expect(problemBody.parse(await another.json()).code).toBe('QUOTA_EXHAUSTED')
})

test('TM-05: without a unit there is no report', async () => {
  const { token } = await member()
  const inAdvance = limits.unitsInAdvance['trademark-report'] ?? 0
  for (let i = 0; i < inAdvance; i++) expect((await order(token)).status).toBe(201)
  const refused = await order(token)
  expect(problemBody.parse(await refused.json()).code).toBe('QUOTA_EXHAUSTED')
  expect(await listed(token)).toHaveLength(inAdvance)
})

test("somebody else's report is not known", async () => {
  const [owner, stranger] = [await member(), await member()]
  const { id } = await reportIn(await order(owner.token))
  const answer = await fileOf(id, stranger.token)
  expect([answer.status, problemBody.parse(await answer.json()).code]).toEqual([
    404,
    'TRADEMARK_REPORT_NOT_FOUND',
  ])
  expect(await listed(stranger.token)).toEqual([])
})

test('a name in which nothing can be compared takes no unit', async () => {
  const { token } = await member()
  expect((await order(token, crypto.randomUUID(), { name: '🍵' })).status).toBe(422)
  expect(await listed(token)).toEqual([])
})

test('the reports of somebody who is erased go, with their files', async () => {
  const { id: ownerId, token } = await member()
  const { id } = await reportIn(await order(token))
  expect((await fileOf(id, token)).status).toBe(200)
  const objects = trademark.app.get<ObjectStore>(OBJECTS, { strict: false })
  const files = async () => {
    const keys: string[] = []
    for await (const { key } of objects.list(`${reportFolder(ownerId)}/`)) keys.push(key)
    return keys.length
  }
  expect(await files()).toBe(1)
  await trademark.tell(userErased, { userId: ownerId, erasedAt: new Date().toISOString() })
  expect(await trademark.rows('SELECT 1 FROM trademark_report WHERE owner_id = $1', [ownerId])).toEqual([])
  await until(async () => (await files()) === 0, { what: 'the files to be removed' })
}, 60_000)
