import { problemBody, analyseTrademarkResponse, type FoundMarkView } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { chooseReader } from '../readers/choose-reader'
import { applications, gazetteOf, rightsOf } from '../readers/samples.fixture'
import { startTrademark, type RunningTrademark } from '../trademark.harness'
import { ImportMarks } from './import-marks'

let trademark: RunningTrademark
beforeEach(async () => {
  trademark = await startTrademark()
}, 60_000)
afterEach(() => trademark.stop())

let files = 0
async function importText(text: string, asOf: string): Promise<void> {
  files += 1
  const file = { source: 'TIPO', sha256: String(files).padStart(64, '0'), asOf, demonstration: false }
  await trademark.app.get(ImportMarks, { strict: false }).execute(file, [text], chooseReader(text)!)
}
const issue = gazetteOf({ number: '100000001', name: '晨光及圖', class: 30, publishedOn: '2011-11-16' })

const mark = async () => {
  const [row] = await trademark.rows(
    `SELECT status, registration_number AS "regNo", words, groups, owner, expires_on::text AS expires, published_on::text AS published
     FROM mark WHERE application_number = '100000001'`,
  )
  return row
}

test.each([
  ['application, gazette, rights', [0, 1, 2]],
  ['gazette, application, rights', [1, 0, 2]],
  ['rights, gazette, application', [2, 1, 0]],
])('files of an office know a mark together: %s', async (_, order) => {
  const all = [
    [applications, '2011-01-31'],
    [issue, '2011-11-16'],
    [rightsOf(''), '2026-01-01'],
  ] as const
  for (const place of order) await importText(all[place]![0], all[place]![1])
  expect(await mark()).toEqual({
    ...{ status: 'registered', regNo: '01500001', words: '晨光', groups: ['3001'] },
    ...{ owner: '丁公司', expires: '2031-11-15', published: '2011-11-16' },
  })
})

test('an issue of the gazette takes neither words nor groups away, nor a later application file the registration', async () => {
  await importText(applications, '2011-01-31')
  await importText(issue, '2011-11-16')
  const both = await mark()
  expect(both).toMatchObject({
    ...{ status: 'registered', regNo: 'R100000001', words: '晨光 Dawn & Co', published: '2011-11-16' },
    groups: ['3001', '3002', '4301', '4302'],
  })
  await importText(applications.replace('甲商號', '甲商行'), '2012-01-31')
  expect(await mark()).toEqual(both)
})

test('a right that has ended is told as ended', async () => {
  await importText(rightsOf('拋棄'), '2026-01-01')
  const token = await trademark.identity.mint(crypto.randomUUID(), 'member')
  const find = async (): Promise<FoundMarkView | undefined> => {
    const answer = await trademark.post('/trademark/analysis', { name: '晨光', class: 30 }, token)
    return answer.ok ? analyseTrademarkResponse.parse(await answer.json()).data.items[0] : undefined
  }
  const found = await until(
    async () => {
      const right = await find()
      return right?.status === 'ended' ? right : undefined
    },
    { what: 'the end of the right in the index', within: 30_000 },
  )
  expect(found).toMatchObject({ text: '晨光', regNo: '01500001' })
}, 60_000)

test('while nothing was imported the register is not ready', async () => {
  const answer = await trademark.get('/trademark/search?name=%E6%99%A8%E5%85%89')
  expect(problemBody.parse(await answer.json()).code).toBe('TRADEMARK_REGISTER_NOT_READY')
})
