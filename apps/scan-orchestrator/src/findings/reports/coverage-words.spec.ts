import { coverageNoteKeys } from '@originseal/contracts'
import { noteInWords } from './coverage-words'

const everyValue = { pictures: 1_234, pages: 2, seconds: 90, shown: 100, total: 340, status: 1_020, code: 3 }

test.each(coverageNoteKeys)('%s can be said in both languages of the report', (key) => {
  const { zh, en } = noteInWords({ key, values: everyValue })
  expect(zh).toMatch(/\p{Script=Han}/u)
  expect(en).not.toMatch(/\p{Script=Han}/u)
  expect(zh + en).not.toMatch(/[{}]|undefined/u)
})

test('amounts have their separators, the status of an answer has none', () => {
  const said = (key: string): string => noteInWords({ key, values: everyValue }).en
  expect(said('index-held')).toBe('Pictures held from earlier scans when this one began: 1,234')
  expect(said('key-refused')).toBe('The service refused the key (status 1020)')
})
