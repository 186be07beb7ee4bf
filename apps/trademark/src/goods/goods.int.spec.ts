import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyseTrademarkResponse, classifyGoodsResponse } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { DataSource } from 'typeorm'
import { chooseReader } from '../readers/choose-reader'
import { ImportMarks } from '../register/import-marks'
import { startTrademark, type RunningTrademark } from '../trademark.harness'
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
  const analyse = () => trademark.post('/trademark/analysis', question, token)
  await until(async () => (await analyse()).status === 200, { what: 'the register', within: 25_000 })
  const { data } = analyseTrademarkResponse.parse(await (await analyse()).json())
  expect(data.query).toMatchObject({ classes: [3], groups: ['0301'] })
  expect(data.items[0]?.axes.goods.reason).toEqual({ kind: 'cross-searched', group: '0301', with: '4402' })
}, 60_000)
