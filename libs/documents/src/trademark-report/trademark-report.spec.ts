import { PDFDocument } from 'pdf-lib'
import { digest } from '../samples/sample-certificates'
import { sampleTrademarkReports } from '../samples/sample-trademark-reports'
import { Sheet } from '../typesetting/sheet'
import { readAttachments } from '../verification/read-attachments'
import { renderTrademarkReport } from './trademark-report'
import * as words from './trademark-report-texts'

// Fonts of 12 MB are parsed and whole documents drawn; other tests share the machine.
jest.setTimeout(180_000)

const samples = sampleTrademarkReports()

test('TM-05: the same analysis gives the same bytes, with the analysis attached and its SHA-256 stated', async () => {
  const input = samples['usual']!
  const [first, second] = [await renderTrademarkReport(input), await renderTrademarkReport(input)]
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  const [attachment, ...others] = await readAttachments(first)
  expect([attachment?.name, others]).toEqual(['originseal-trademark.json', []])
  expect((await PDFDocument.load(first)).getKeywords()).toContain(
    `content ${digest(Buffer.from(attachment!.bytes).toString())}`,
  )
})

test.each([
  ['usual', 4],
  ['none', 3],
  ['many', 11],
])('fits its pages: %s', async (name, pages) => {
  const document = await PDFDocument.load(await renderTrademarkReport(samples[name]!))
  expect(document.getPageCount()).toBeLessThanOrEqual(pages)
})

const all = JSON.stringify(Object.values(words)).toLowerCase()

test('says whose data it is, which factors are not assessed, and that it is no legal advice', () => {
  for (const owed of [
    'OGDL 1.0',
    'CC-CEDICT',
    'CC BY-SA 4.0',
    '多角化經營',
    'diversification',
    '不是法律意見',
  ])
    expect(all).toContain(owed.toLowerCase())
})

test('a report that is rendered names whose data it uses, each office, the edition of its words, and what its counts are of', async () => {
  const drawn = jest.spyOn(Sheet.prototype, 'text')
  try {
    await renderTrademarkReport(samples['usual']!)
    const printed = drawn.mock.calls.map(([, text]) => text).join('\n')
    const owed = [...words.sources, words.reading[0]!].flatMap(({ zh, en }) => [zh, en])
    for (const each of [...owed, 'words-2', words.officeOf('DEMONSTRATION')]) expect(printed).toContain(each)
  } finally {
    drawn.mockRestore()
  }
})

test.each(['available', 'safe', 'can be registered', 'infring', '侵權', '可以放心', '成功率', '%'])(
  'never says %s',
  (word) => {
    expect(all).not.toContain(word)
  },
)
