import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyseTrademarkResponse, classifyGoodsResponse } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { DataSource } from 'typeorm'
import { chooseReader } from '../readers/choose-reader'
import { ImportMarks } from '../register/import-marks'
import { startTrademark, type RunningTrademark } from '../trademark.harness'
import { RegisterQueries } from '../register/register.queries'
import { GoodsList } from './goods-list'
import { GoodsQueries } from './goods.queries'
import { importGoodsInto } from './import-goods'

let trademark: RunningTrademark
let folder: string
beforeAll(async () => {
  trademark = await startTrademark()
  folder = await mkdtemp(join(tmpdir(), 'goods-'))
}, 60_000)
afterAll(async () => {
  await trademark.stop()
  await rm(folder, { recursive: true })
})

async function importGoods(kind: 'terms' | 'links', text: string): Promise<number> {
  const path = join(folder, `${kind}.csv`)
  await writeFile(path, text)
  const file = { kind, sha256: kind.padEnd(64, '0'), asOf: '2026-01-01' }
  return importGoodsInto(trademark.app.get(DataSource)).execute(path, file)
}

async function importMark(): Promise<void> {
  const text = `<tmarkappl><tmarkcontent><appl-no>1</appl-no><appl-date>2020/01/01</appl-date><tmark-draft-c>晨光</tmark-draft-c>
<goodsclasses><goodsclass><goodsclass-code>044</goodsclass-code><goods-group>4402</goods-group></goodsclass></goodsclasses></tmarkcontent></tmarkappl>`
  const file = { source: 'TIPO', sha256: 'c'.repeat(64), asOf: '2026-01-01', demonstration: false }
  await trademark.app.get(ImportMarks, { strict: false }).execute(file, [text], chooseReader(text)!)
}

test('names of the register’s goods say their class', async () => {
  const text = Array.from(
    { length: 3 },
    (
      _,
      i,
    ) => `<tmarkcontent><appl-no>77${i}</appl-no><appl-date>2020/01/01</appl-date><tmark-draft-c>霧凇${i}</tmark-draft-c>
<goodsclasses><goodsclass><goodsclass-code>029</goodsclass-code><goods-name>霧凇凍（甜、鹹）；霧凇凍</goods-name></goodsclass></goodsclasses></tmarkcontent>`,
  ).join('')
  const file = { source: 'TIPO', sha256: 'e'.repeat(64), asOf: '2025-12-01', demonstration: false }
  const whole = `<tmarkappl>${text}</tmarkappl>`
  await trademark.app.get(ImportMarks, { strict: false }).execute(file, [whole], chooseReader(whole)!)
  const classify = async () => {
    const answer = await trademark.post('/trademark/smart-classify', { description: '霧凇凍' })
    return classifyGoodsResponse.parse(await answer.json()).data
  }
  await until(async () => (await classify()).suggestions[0]?.because.includes('霧凇凍') ?? false, {
    what: 'the names',
    within: 25_000,
  })
  const { suggestions, goods } = await classify()
  expect(suggestions[0]).toMatchObject({ class: 29, level: 'main' })
  expect(goods).toMatchObject({
    edition: expect.stringMatching(/^words-\d+-[0-9a-f]{16}$/u) as string,
    date: null,
  })
})

test('an answer waits until the list was read once', () => {
  const list = new GoodsList(
    trademark.app.get(GoodsQueries, { strict: false }),
    trademark.app.get(RegisterQueries, { strict: false }),
  )
  expect(() => list.current).toThrow('register is being loaded')
})

test('with the office’s list words have their groups, and goods that are searched together say so across classes', async () => {
  await importMark()
  expect(await importGoods('terms', '英文名稱,中文名稱,類似組群\nserum,玻尿酸精華,0301\n')).toBe(1)
  expect(await importGoods('links', '組群,互相檢索\n0301,4402\n')).toBe(1)
  await expect(importGoods('terms', '英文名稱,中文名稱,類似組群\n')).rejects.toThrow('no rows')
  const classify = async () => {
    const answer = await trademark.post('/trademark/smart-classify', { description: '玻尿酸精華' })
    return classifyGoodsResponse.parse(await answer.json()).data.suggestions[0]
  }
  await until(async () => (await classify())?.groups.includes('0301') ?? false, {
    what: 'the list',
    within: 25_000,
  })
  expect(await classify()).toMatchObject({ class: 3, level: 'main', because: ['玻尿酸精華'] })

  const token = await trademark.identity.mint(crypto.randomUUID(), 'member')
  const question = { name: '晨光', desc: '玻尿酸精華' }
  const analyse = async () => {
    const answer = await trademark.post('/trademark/analysis', question, token)
    return answer.ok ? analyseTrademarkResponse.parse(await answer.json()).data : undefined
  }
  const data = await until(
    async () => {
      const analysis = await analyse()
      return analysis?.items.length ? analysis : undefined
    },
    { what: 'the mark in the index', within: 25_000 },
  )
  expect(data.query).toMatchObject({ classes: [3], groups: ['0301'] })
  expect(data.goods).toMatchObject({ date: '2026-01-01' })
  expect(data.items[0]?.axes.goods.reason).toEqual({ kind: 'cross-searched', group: '0301', with: '4402' })
}, 60_000)
