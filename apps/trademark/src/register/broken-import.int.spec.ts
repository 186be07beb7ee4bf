import { numbersFrom } from '../demonstration/numbers'
import { broken, offices } from '../readers/broken-files.fixture'
import { chooseReader } from '../readers/choose-reader'
import { startTrademark, type RunningTrademark } from '../trademark.harness'
import { ImportMarks } from './import-marks'

/** Of each kind of file; as many in one file, as an import has them. */
const mutations = 2_500

let trademark: RunningTrademark
beforeAll(async () => {
  trademark = await startTrademark()
}, 60_000)
afterAll(() => trademark.stop())

/** Records of which every second one is broken. */
function* fileOf({ root, record }: (typeof offices)[number]): Generator<string> {
  yield `<?xml version="1.0"?>\n<${root}>`
  for (let number = 1; number <= mutations; number++) {
    yield record(10_000 + number)
    yield broken(record(number), numbersFrom(number)).toString('utf8')
  }
  yield `</${root}>`
}

test.each(offices.map((office, place) => [office.name, office, place] as const))(
  '10,000 broken records are imported to the end: %s',
  async (_, office, place) => {
    const source = `office ${place}`
    const file = { source, sha256: String(place).padStart(64, '0'), asOf: '2026-01-01', demonstration: false }
    const reader = chooseReader([...fileOf(office)].slice(0, 2).join(''))!
    const imported = await trademark.app
      .get(ImportMarks, { strict: false })
      .execute(file, fileOf(office), reader)
    expect(imported.known).toBe(false)
    const [{ good } = { good: '0' }] = await trademark.rows<{ good: string }>(
      `SELECT count(*) AS good FROM mark WHERE source = $1 AND application_number = ANY ($2)`,
      [
        source,
        Array.from(
          { length: mutations },
          (__, i) => /(?:appl-no|CaseNo|serial-number)>(\d+)</u.exec(office.record(10_001 + i))![1],
        ),
      ],
    )
    expect(Number(good)).toBe(mutations)
    expect(imported.parked).toBeGreaterThan(mutations / 4)
  },
  120_000,
)
