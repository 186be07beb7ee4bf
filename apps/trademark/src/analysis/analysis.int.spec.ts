import {
  analyseTrademarkResponse,
  classifyGoodsResponse,
  problemBody,
  readTrademarkRegisterResponse,
  type RegisterSnapshot,
  type TrademarkAnalysis,
} from '@originseal/contracts'
import { until } from '@originseal/testing'
import { chooseReader } from '../readers/choose-reader'
import { applications, gazette } from '../readers/samples.fixture'
import { ImportMarks } from '../register/import-marks'
import { startTrademark, type RunningTrademark } from '../trademark.harness'

let trademark: RunningTrademark
let token: string
beforeAll(async () => {
  trademark = await startTrademark({ DEMONSTRATION_REGISTER: 'true' })
  token = await trademark.identity.mint(crypto.randomUUID(), 'member')
  await until(async () => (await trademark.get('/trademark/register')).status === 200, {
    what: 'the register to be loaded',
    within: 45_000,
  })
}, 60_000)
afterAll(() => trademark.stop())

const analyse = (body: object) => trademark.post('/trademark/analysis', body, token)
async function analysed(body: object): Promise<TrademarkAnalysis> {
  return analyseTrademarkResponse.parse(await (await analyse(body)).json()).data
}
async function snapshot(): Promise<RegisterSnapshot> {
  const answer = await trademark.get('/trademark/register')
  return readTrademarkRegisterResponse.parse(await answer.json()).data.snapshot
}
/** The words of some mark of the register. */
async function someMark(): Promise<{ words: string; class: number }> {
  const [mark] = await trademark.rows<{ words: string; classes: number[] }>(
    `SELECT words, classes FROM mark WHERE words ~ '^[^ -~]{3}$' ORDER BY application_number LIMIT 1`,
  )
  return { words: mark!.words, class: mark!.classes[0]! }
}

test('the made-up register is there at the first start, and says what it is', async () => {
  expect(await snapshot()).toMatchObject({ sources: ['DEMONSTRATION'], rows: 6_000, demonstration: true })
})

test('TM-04: the mark itself is found first, with its level and the reason of each axis', async () => {
  const { words, class: each } = await someMark()
  const { items, total, query, method, notSearched } = await analysed({ name: words, class: each })
  expect(items[0]).toMatchObject({
    text: words,
    level: 'very-high',
    axes: { sound: { score: 1 }, look: { score: 1 } },
  })
  expect(items[0]?.axes.sound.pairs[0]?.ownReading).not.toBe('')
  expect([total, items.length <= 30, query.classes, method]).toEqual([items.length, true, [each], 'marks-2'])
  expect(notSearched).toContain('pictures')
})

test('TM-04: the same request and register give the same answer, to the byte', async () => {
  const ask = async () => (await analyse({ name: '晨光咖啡', desc: '咖啡館', top: 40 })).text()
  expect(await ask()).toBe(await ask())
})

test('TM-04: where no class is given, what is sold says which', async () => {
  const desc = '我們賣手工香皂和天然洗髮精'
  expect((await analysed({ name: '晨光', desc })).query.classes).toEqual([3])
  expect((await analysed({ name: '晨光', desc, class: [] })).query.classes).toEqual([])
})

test('TM-02: everybody may search, and is told total and items', async () => {
  const answer = await trademark.get(`/trademark/search?name=${encodeURIComponent('晨光')}&class=30,43`)
  const { data } = analyseTrademarkResponse.parse(await answer.json())
  expect([answer.status, data.total, data.query.classes]).toEqual([200, data.items.length, [30, 43]])
  expect(data.items.filter(({ notes }) => !notes.includes('spelling')).length).toBeLessThanOrEqual(10)
})

test('TM-03: classes are suggested with the words that say so, and further ones are asked for', async () => {
  const answer = await trademark.post('/trademark/smart-classify', { description: '鳳梨酥' })
  const { suggestions, questions } = classifyGoodsResponse.parse(await answer.json()).data
  expect(suggestions[0]).toMatchObject({ class: 30, level: 'main', because: ['鳳梨酥'] })
  expect(questions.map(({ kind }) => kind)).toEqual(['retail', 'shop', 'app'])
})

test.each([
  ['emoji alone', { name: '🍵🍰' }, 422, 'TRADEMARK_NAME_EMPTY'],
  ['a label alone', { name: '設計圖' }, 422, 'TRADEMARK_NAME_EMPTY'],
  ['nothing', { name: '' }, 422, 'TRADEMARK_NAME_EMPTY'],
  ['ten thousand characters', { name: '茶'.repeat(10_000) }, 400, 'REQUEST_INVALID'],
  ['no name', { desc: '茶' }, 400, 'REQUEST_INVALID'],
  ['too many marks', { name: '茶', top: 101 }, 400, 'REQUEST_INVALID'],
  ['a class that is none', { name: '茶', class: 46 }, 400, 'REQUEST_INVALID'],
  ['a control character', { name: '茶\u0000王' }, 400, 'REQUEST_INVALID'],
])('%s has a clear answer', async (_, body, status, code) => {
  const answer = await analyse(body)
  expect([answer.status, problemBody.parse(await answer.json()).code]).toEqual([status, code])
})

test('mixed scripts and directions are compared', async () => {
  const { query } = await analysed({ name: '晨光\u202e CAFÉ 85' })
  expect(query.parts.map(({ text }) => text)).toEqual(['晨光', 'cafe'])
})

test('who is not logged in is not told of the analysis', async () => {
  expect((await trademark.post('/trademark/analysis', { name: '茶' })).status).toBe(401)
})

test('an import goes on where it stopped, is done once, parks what is broken, and takes the place of the made-up marks', async () => {
  const importMarks = trademark.app.get(ImportMarks, { strict: false })
  const broken = applications.replace('<appl-no>40000001</appl-no>', '')
  const reader = chooseReader(broken)!
  const file = { source: 'TIPO', sha256: 'a'.repeat(64), asOf: '2026-02-01', demonstration: false }
  const interrupted = (function* () {
    yield broken.slice(0, broken.lastIndexOf('<tmarkcontent>'))
    throw new Error('the line is lost')
  })()
  await expect(importMarks.execute(file, interrupted, reader)).rejects.toThrow('the line is lost')
  expect(await trademark.rows('SELECT 1 FROM register_import WHERE completed_at IS NULL')).toHaveLength(1)

  expect(await importMarks.execute(file, [broken], reader)).toEqual({ records: 2, parked: 1, known: false })
  expect(await importMarks.execute(file, [broken], reader)).toEqual({ records: 2, parked: 0, known: true })
  const issue = { ...file, sha256: 'b'.repeat(64), asOf: '2026-02-16' }
  await importMarks.execute(issue, [gazette], chooseReader(gazette)!)

  const marks = await trademark.rows('SELECT source, application_number AS n FROM mark ORDER BY n')
  expect(marks).toEqual([
    { source: 'TIPO', n: '100000001' },
    { source: 'TIPO', n: '110012345' },
  ])
  expect(await trademark.rows('SELECT position, reason FROM parked_record')).toEqual([
    { position: 2, reason: 'appl-no is missing' },
  ])
  await until(async () => (await snapshot()).rows === 2, { what: 'the new register to be loaded' })
  expect(await snapshot()).toMatchObject({ sources: ['TIPO'], date: '2026-02-16', demonstration: false })
}, 60_000)
