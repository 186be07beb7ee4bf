import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGoodsTerms, readGroupLinks } from './goods-files'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goods-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(text: string): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.csv`)
  await writeFile(path, text)
  return path
}

test('the office’s list: a mark of byte order, quotes, full width, several groups, rows without a code', async () => {
  const path = await file(
    '\uFEFF基本編號,英文名稱,中文名稱,類似組群代碼\r\n300001,"coffee, roasted",烘焙咖啡,３００１\r\n300002,tea,茶,"3001;3002"\r\n300003,nothing,無碼,\r\n',
  )
  expect(await readGoodsTerms(path)).toEqual([
    { class: 30, nameZh: '烘焙咖啡', nameEn: 'coffee, roasted', groups: ['3001'] },
    { class: 30, nameZh: '茶', nameEn: 'tea', groups: ['3001', '3002'] },
  ])
})

test('a file with other columns is refused', async () => {
  await expect(readGoodsTerms(await file('a,b\n1,2\n'))).rejects.toThrow('columns for the Chinese name')
})

test('groups that are searched together: each code of a row’s first with each of its second', async () => {
  const path = await file('組群,需互相檢索之組群,說明\n0301,"4402、351918",化妝品\n無,,\n')
  expect(await readGroupLinks(path)).toEqual([
    ['0301', '351918'],
    ['0301', '4402'],
  ])
})
