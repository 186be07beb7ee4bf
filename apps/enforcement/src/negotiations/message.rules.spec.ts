import { acceptedSentences } from './accepted-sentences.fixture'
import { refusedSentences } from './refused-sentences.fixture'
import { fitText } from './fit-text.rules'
import { judgeMessage } from './message.rules'

const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
const spaced = (text: string): string => [...text].join(' ')
const dotted = (text: string): string => [...text].join('·')
const zeroWidth = (text: string): string => [...text].join('\u200b')
const cyrillic: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', y: 'у' }
const lookAlike = (text: string): string => text.replaceAll(/[aeocpy]/g, (letter) => cyrillic[letter]!)

const forms = { 'as written': (text: string) => text, fullWidth, spaced, dotted, zeroWidth, lookAlike }
const refused = Object.entries(refusedSentences).flatMap(([code, sentences]) =>
  sentences.flatMap((sentence) =>
    Object.entries(forms).map(([form, write]) => [code, form, write(sentence)] as const),
  ),
)
const accepted = acceptedSentences.flatMap((sentence) =>
  [sentence, fullWidth(sentence), spaced(sentence), dotted(sentence)].map((text) => [text] as const),
)

test('the sentences are 200 of each kind at least, and none twice', () => {
  for (const sentences of [Object.values(refusedSentences).flat(), acceptedSentences]) {
    expect(sentences.length).toBeGreaterThanOrEqual(200)
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test.each(refused)('%s, %s: %s', (code, _, text) => {
  expect(judgeMessage(text).refusals.map((fault) => fault.code)).toContain(code)
})

test.each(accepted)('goes out: %s', (text) => {
  expect(judgeMessage(text).refusals).toEqual([])
})

test.each([
  ['simplified characters', '不付钱就报警', 'MESSAGE_THREATENS'],
  ['a threat that spans two sentences', '你不付錢嗎？那我就報警。', 'MESSAGE_THREATENS'],
  ['somebody else’s telephone', '打 0912345678 或 0987654321', 'PERSONAL_DATA_TOO_MUCH'],
])('%s hide nothing', (_, text, code) => {
  expect(judgeMessage(text).refusals.map((fault) => fault.code)).toContain(code)
})

test('a refusal shows the sentence as it was written, and what can be said instead', () => {
  expect(judgeMessage('您好。我 會 通 知 你的老闆！謝謝').refusals).toEqual([
    {
      code: 'MESSAGE_THIRD_PARTY',
      sentence: '我 會 通 知 你的老闆',
      alternative: { en: expect.any(String), zh: '我希望這件事只在您我之間討論。' },
    },
  ])
})

test('what can be said instead may itself be said', () => {
  const faults = Object.values(refusedSentences).flatMap(([first = '']) => judgeMessage(first).refusals)
  for (const { alternative } of faults) {
    expect(judgeMessage(alternative.zh).refusals).toEqual([])
    expect(judgeMessage(alternative.en).refusals).toEqual([])
  }
})

test.each([
  ['請於 24 小時內付款', 'DEADLINE_TOO_SHORT'],
  ['依著作權法第 88 條可請求 500 萬元', 'LAW_WITH_SUM'],
])('%s goes out with a warning', (text, code) => {
  const { refusals, warnings } = judgeMessage(text)
  expect([refusals, warnings.map((fault) => fault.code)]).toEqual([[], [code]])
})

test.each([
  ['島嶼晨光', '島嶼晨光'],
  ['Morning of the island, 2nd version.png', 'Morning of the island, 2nd version.png'],
  ['不付錢就提告.jpg', null],
  ['pay at bit.ly/x', null],
  [null, null],
])('a title or the name of a file, as the other side reads it: %s', (given, read) => {
  expect(fitText(given)).toBe(read)
})
