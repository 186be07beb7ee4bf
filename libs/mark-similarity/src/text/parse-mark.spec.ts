import { isEmptyMark, parseMark } from './parse-mark'

test('a label of the register is no part of the mark: 及圖, 設計字, device', () => {
  expect(parseMark('茶裏王及圖').written.join('')).toBe('茶裏王')
  expect(parseMark('Chaliwang Device').words).toEqual(['chaliwang'])
  expect(isEmptyMark(parseMark('設計圖'))).toBe(true)
})

test('full width, accents and capitals make no difference', () => {
  expect(parseMark('ＣＡＦÉ').words).toEqual(['cafe'])
  expect(parseMark("McQueen's & Co.").words).toEqual(['mcqueens', 'co'])
})

test('variants fold to one character, and what was written is kept', () => {
  const [simplified, traditional] = [parseMark('台湾茶'), parseMark('臺灣茶')]
  expect(simplified.han).toEqual(traditional.han)
  expect(simplified.written.join('')).toBe('台湾茶')
})

test.each([
  ['emoji', '🍵🍰'],
  ['nothing', ''],
  ['blanks and signs', ' \u200b™®\u202e '],
  ['Thai', 'ชา'],
])('%s leaves nothing to compare', (_, text) => {
  expect(isEmptyMark(parseMark(text))).toBe(true)
})

test('mixed scripts and directions are read in their order', () => {
  const { written, words, digits } = parseMark('85°C 咖啡\u202ecoffee\u202c 好')
  expect([written.join(''), words, digits]).toEqual(['咖啡好', ['c', 'coffee'], '85'])
})

test('ten thousand characters are read within a second', () => {
  // Of this process's own work: a busy machine may take longer.
  const began = process.cpuUsage()
  parseMark('及圖（一）設計 '.repeat(1_250))
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})
