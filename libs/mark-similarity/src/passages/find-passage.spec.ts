import { prepareMark } from '../comparison/prepared-mark'
import { canBeFound, findPassage } from './find-passage'

const passageIn = (name: string, text: string) => findPassage(prepareMark(name), text)

test.each([
  ['茶裏王', '現貨 茶裏王 無糖綠茶 600ml', '茶裏王'],
  ['茶裏王', '茶裡王綠茶', '茶裡王'],
  ['茶裏王', '【茶 裏・王】整箱', '茶 裏・王'],
  ['Sunny Days', '全新 SUNNY-DAYS 帆布包', 'SUNNY-DAYS'],
  ['Sunny Days', 'SUNNYDAYS 帆布包', 'SUNNYDAYS'],
  ['Sunny Days', 'Ｓｕｎｎｙ Ｄａｙｓ 帆布包', 'Sunny Days'],
])('TM-01: %s is found in %s, however it is written', (name, text, passage) => {
  expect(passageIn(name, text)).toEqual({ text: passage, isName: true, likelihood: 1 })
})

test.each([
  ['晨霧', '晨 無印風杯墊'],
  ['茶裏王', '茶裡汪 綠茶'],
  ['Sunnydays', 'Sunnydayz canvas bag'],
])('TM-01: what is like %s is found in %s and is not the name', (name, text) => {
  const passage = passageIn(name, text)
  expect(passage?.isName).toBe(false)
  expect(passage?.likelihood).toBeGreaterThan(0.6)
})

test.each([
  ['茶裏王', '手作陶杯 灰釉 可微波'],
  ['山嵐', '玉山初雪 藝術微噴海報 A3'],
  ['ROLEX', '勞工安全手套 L 號'],
  ['茶裏王', ''],
  ['茶裏王', '😀！？…'],
])('nothing in the words is like %s: %s', (name, text) => {
  expect(passageIn(name, text)?.likelihood ?? 0).toBeLessThan(0.6)
})

test('a foreign name is found where it is rendered in characters', () => {
  expect(passageIn('Rolex', '勞力士 機械錶')?.likelihood).toBeGreaterThan(0)
  expect(passageIn('Rolex', '勞力士 機械錶')?.text).toBe('勞力士')
})

test('words with what no name is written over between them are apart', () => {
  expect(passageIn('晨光', '早晨，光影')?.isName ?? false).toBe(false)
})

test('what one text has shown is not compared again', () => {
  const known = new Map<string, number>()
  const first = findPassage(prepareMark('茶裏王'), '茶裏王綠茶', known)
  const compared = known.size
  expect(findPassage(prepareMark('茶裏王'), '茶裏王綠茶', known)).toEqual(first)
  expect(known.size).toBe(compared)
})

test.each([
  ['茶', false],
  ['A1', false],
  ['茶王', true],
  ['abc', true],
  ['茶x', true],
])('whether %s can be looked for: %s', (name, expected) => {
  expect(canBeFound(prepareMark(name))).toBe(expected)
})
