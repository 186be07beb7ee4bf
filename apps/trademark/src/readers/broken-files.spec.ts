import { StringDecoder } from 'node:string_decoder'
import { numbersFrom, type Numbers } from '../demonstration/numbers'
import { chooseReader } from './choose-reader'
import type { MarkRecord } from './mark-record'
import { readMarks, type ReadRecord } from './read-marks'
import { applications, daily, gazetteOf } from './samples.fixture'

const mutations = 10_000

const application = (number: number): string =>
  `<tmarkcontent>${/<tmarkcontent>([\s\S]*?)<\/tmarkcontent>/u
    .exec(applications)![1]!
    .replace('100000001', String(100_000_000 + number))}</tmarkcontent>`
const published = (number: number): string =>
  /<RegContent>[\s\S]*<\/RegContent>/u.exec(
    gazetteOf({ number: String(115_000_000 + number), name: '好茶', class: 30, publishedOn: '2026-01-16' }),
  )![0]
const caseFile = (number: number): string =>
  /<case-file>[\s\S]*?<\/case-file>/u.exec(daily)![0].replace('97000001', String(97_000_000 + number))

const offices = [
  { name: 'applications', record: application, root: 'tmarkappl' },
  { name: 'the gazette', record: published, root: 'RegContentList' },
  { name: 'the daily XML', record: caseFile, root: 'trademark-applications-daily' },
] as const

const strange = [
  ...[
    '<',
    '>',
    '/',
    '&',
    '"',
    "'",
    ']]>',
    '<![CDATA[',
    '<!--',
    '-->',
    '<?xml',
    '<!DOCTYPE x [',
    '&#0;',
    '&#x10ffff;',
  ],
  ...[
    '&lol;',
    '</',
    '<a',
    '\u0000',
    '\ufffd',
    '\u202e',
    '茶',
    '🍵',
    '</tmarkappl>',
    '</RegContentList>',
    '\r\n',
  ],
  ...['<__proto__>x</__proto__>', '<constructor/>', 'x'.repeat(3_000), '<a>'.repeat(300)],
].map((text) => Buffer.from(text))

/** What happens to files: bytes lost, doubled, exchanged, put in, and the rest cut off. */
const harms: readonly ((bytes: Buffer, random: Numbers) => Buffer)[] = [
  (bytes, random) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(40))])
  },
  (bytes, random) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at + random(60)), bytes.subarray(at)])
  },
  (bytes, random) => {
    const changed = Buffer.from(bytes)
    changed[random(changed.length)] = random(256)
    return changed
  },
  (bytes, random) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), strange[random(strange.length)]!, bytes.subarray(at)])
  },
  (bytes, random) => bytes.subarray(0, random(bytes.length)),
]

function broken(record: string, random: Numbers): Buffer {
  let bytes: Buffer = Buffer.from(record)
  for (let harm = 0; harm <= random(3); harm++)
    if (bytes.length > 0) bytes = harms[random(harms.length)]!(bytes, random)
  return bytes
}

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

test('10,000 broken files of three offices: no crash, and every record that is not broken is read as if none were', async () => {
  const good = new Map<Office, string[]>()
  for (const office of offices)
    good.set(office, textsOf(await read(fileOf(office, Buffer.alloc(0)), numbersFrom(7))))
  expect([...good.values()].map(({ length }) => length)).toEqual([3, 3, 3])
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
