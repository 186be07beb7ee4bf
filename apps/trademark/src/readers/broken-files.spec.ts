import { StringDecoder } from 'node:string_decoder'
import { numbersFrom, type Numbers } from '../demonstration/numbers'
import { chooseReader } from './choose-reader'
import type { MarkRecord } from './mark-record'
import { readMarks, type ReadRecord } from './read-marks'
import { broken, offices } from './broken-files.fixture'

const mutations = 10_000

/** Text as a stream of a file's bytes gives it, in pieces that end anywhere. */
function* piecesOf(bytes: Buffer, random: Numbers): Generator<string> {
  const decoder = new StringDecoder('utf8')
  for (let at = 0; at < bytes.length;) {
    const length = 1 + random(900)
    yield decoder.write(bytes.subarray(at, at + length))
    at += length
  }
  yield decoder.end()
}

async function read(file: Buffer, random: Numbers): Promise<ReadRecord[]> {
  const reader = chooseReader(file.toString('utf8', 0, 200))!
  const records: ReadRecord[] = []
  for await (const record of readMarks(piecesOf(file, random), reader)) records.push(record)
  return records
}
const marksOf = (records: readonly ReadRecord[]): MarkRecord[] =>
  records.flatMap((record) => ('mark' in record ? [record.mark] : []))

type Office = (typeof offices)[number]

/** A file of three records, with something between the second and the third. */
const fileOf = ({ root, record }: Office, between: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0"?>\n<${root}>${record(1)}${record(2)}`),
    between,
    Buffer.from(`${record(3)}</${root}>`),
  ])
const textsOf = (records: readonly ReadRecord[]): string[] =>
  marksOf(records).map((mark) => JSON.stringify(mark))

test('10,000 broken files of four kinds: no crash, and every record that is not broken is read as if none were', async () => {
  const good = new Map<Office, string[]>()
  for (const office of offices)
    good.set(office, textsOf(await read(fileOf(office, Buffer.alloc(0)), numbersFrom(7))))
  expect([...good.values()].map(({ length }) => length)).toEqual([3, 3, 3, 3])
  let parked = 0
  for (let mutation = 0; mutation < mutations; mutation++) {
    const random = numbersFrom(mutation + 1)
    const office = offices[mutation % offices.length]!
    const records = await read(fileOf(office, broken(office.record(9), random)), random)
    const marks = new Set(textsOf(records))
    parked += records.length - marks.size
    const lost = good.get(office)!.filter((mark) => !marks.has(mark))
    if (lost.length > 0) throw new Error(`mutation ${mutation} of ${office.name} lost ${lost.join()}`)
  }
  expect(parked).toBeGreaterThan(mutations / 3)
}, 60_000)
