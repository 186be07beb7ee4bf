import fc from 'fast-check'
import { chooseReader } from './choose-reader'
import type { MarkRecord } from './mark-record'
import { dayOf, groupsOf, niceClassesOf } from './office-fields.rules'
import { readMarks, type ReadRecord } from './read-marks'
import { applications, daily, gazette, rightsOf } from './samples.fixture'

async function read(text: string, pieceLength = text.length): Promise<ReadRecord[]> {
  const reader = chooseReader(text)
  if (!reader) throw new Error('no reader')
  const pieces = Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, i) =>
    text.slice(i * pieceLength, (i + 1) * pieceLength),
  )
  const records: ReadRecord[] = []
  for await (const record of readMarks(pieces, reader)) records.push(record)
  return records
}
const marksOf = (records: ReadRecord[]): MarkRecord[] =>
  records.flatMap((record) => ('mark' in record ? [record.mark] : []))

test('applications of the office: words, classes, groups in full width, the first owner, and no word of what became of them', async () => {
  expect(marksOf(await read(applications))).toEqual([
    {
      kind: 'application',
      applicationNumber: '100000001',
      status: 'filed',
      name: '晨光及圖',
      words: '晨光 Dawn & Co',
      filedOn: '2011-01-03',
      owner: '甲商號',
      classes: [30, 43],
      groups: ['3001', '3002', '4301', '4302'],
      goods: [{ class: 30, names: ['咖啡', '茶'] }],
      pictures: [],
      figures: [],
    },
    expect.objectContaining({ applicationNumber: '40000001', filedOn: '1951-05-01', classes: [] }),
  ])
})

test('rights of the office: registration, publication, end, and that one has ended before it', async () => {
  const right = {
    ...{
      kind: 'right',
      applicationNumber: '100000001',
      registrationNumber: '01500001',
      status: 'registered',
    },
    ...{
      publishedOn: '2011-11-16',
      expiresOn: '2031-11-15',
      owner: '丁公司',
      classes: [30],
      groups: ['3001'],
    },
    goods: [{ class: 30, names: ['咖啡(烘焙、研磨)', '茶'] }],
  }
  expect(marksOf(await read(rightsOf('')))).toEqual([expect.objectContaining(right)])
  expect(marksOf(await read(rightsOf('0')))).toEqual([expect.objectContaining(right)])
  expect(marksOf(await read(rightsOf('拋棄')))).toEqual([
    expect.objectContaining({ ...right, status: 'ended' }),
  ])
})

test('pictures and codes of figurative elements, as each office names them', async () => {
  const pictured = applications.replace(
    '<tmark-draft-c>',
    '<tmark-image-url><image-data-1>https://office.example/a.png</image-data-1><image-data-2/></tmark-image-url><vienna-codes><vienna-code>5.3.11</vienna-code><vienna-code>260104</vienna-code><vienna-code>30.1</vienna-code></vienna-codes><tmark-draft-c>',
  )
  const issue = gazette.replace(
    '</RegContent>',
    '<RegContentPicture><FileName>b.jpg</FileName><DisplayName>正視圖</DisplayName><Path>imagesdata</Path></RegContentPicture></RegContent>',
  )
  const design = daily.replace(
    '<mark-identification>BLUE HERON',
    '<mark-drawing-code>3000</mark-drawing-code><mark-identification>BLUE HERON',
  )
  const of = async (text: string) => {
    const [mark] = marksOf(await read(text))
    return [mark?.pictures, mark?.figures]
  }
  expect(await of(pictured)).toEqual([['https://office.example/a.png'], ['05.03', '26.01']])
  expect(await of(issue)).toEqual([['imagesdata/b.jpg'], undefined])
  expect(await of(design)).toEqual([['97000001.jpg'], []])
  expect(await of(daily)).toEqual([[], []])
})

test('an issue of the gazette: years of the Republic, several classes', async () => {
  expect(marksOf(await read(gazette))).toEqual([
    expect.objectContaining({
      applicationNumber: '110012345',
      registrationNumber: '02212345',
      filedOn: '2021-03-16',
      publishedOn: '2022-03-16',
      expiresOn: '2032-03-15',
      classes: [30, 43],
      owner: '丙公司',
      status: 'registered',
      goods: [{ class: 30, names: ['茶'] }],
    }),
  ])
})

test('the United States’ daily XML: a registration number of noughts is none', async () => {
  expect(
    marksOf(await read(daily)).map(({ words, registrationNumber }) => [words, registrationNumber]),
  ).toEqual([
    ['BLUE HERON', undefined],
    ['QUIET HARBOR', '6900002'],
  ])
})

test.each([
  ['abandoned', '602', '', 'ended'],
  ['registered', '700', '6900002', 'registered'],
  ['a registration that was cancelled', '710', '6900002', 'ended'],
  ['expired', '900', '6900002', 'ended'],
  ['revived', '616', '', 'pending'],
  ['published for opposition', '686', '', 'pending'],
  ['a registration that is attacked', '790', '6900002', 'registered'],
  ['restored to pendency', '715', '6900002', 'pending'],
])('the United States’ status codes: %s', async (_, code, registration, status) => {
  const file = daily
    .replace('<registration-number>0000000', `<registration-number>${registration}`)
    .replace(
      '<case-file-header>',
      `<case-file-header><status-code>${code}</status-code><abandonment-date>20220101</abandonment-date>`,
    )
  expect(marksOf(await read(file))[0]).toMatchObject({ status })
})

test('without a code the day of abandonment says that a case has ended', async () => {
  const file = daily.replace(
    '<case-file-header>',
    '<case-file-header><abandonment-date>20220101</abandonment-date>',
  )
  expect(marksOf(await read(file)).map(({ status }) => status)).toEqual(['ended', 'registered'])
})

test('what PostgreSQL does not take is in no text and in no reason', async () => {
  const strange = applications.replace('晨光及圖', '晨&#0;光&#xD800;').replace('3001,', '3001&#0;,')
  const [record] = await read(strange)
  expect(record).toMatchObject({
    mark: { name: '晨光', groups: expect.arrayContaining(['3001']) as string[] },
  })
  const [refused] = await read(applications.replace('</goodsclasses>', '</goods\0class\ud800>'))
  expect(JSON.stringify(refused)).not.toMatch(/u0000|ud800/u)
})

test('a number that has lost its end is no number', async () => {
  const [refused] = await read(applications.replace('100000001', '1'.repeat(3_000)))
  expect(refused).toMatchObject({ reason: 'appl-no has 3000 characters' })
})

test.each([
  ['applications', applications],
  ['the gazette', gazette],
  ['the daily XML', daily],
])('records of %s are the same, wherever the stream is cut', async (_, text) => {
  const whole = await read(text)
  for (const length of [1, 7, 64, 333]) expect(await read(text, length)).toEqual(whole)
})

test('a broken record is parked with its reason, and those around it are read', async () => {
  const broken = applications.replace('</goodsclasses>', '</goodsclass>')
  const [first, second] = await read(broken)
  expect(first).toMatchObject({ reason: expect.stringContaining('goodsclass') as string })
  expect(second).toMatchObject({ mark: { applicationNumber: '40000001' } })
})

test('a record without its end costs no other one', async () => {
  const [first, second] = await read(applications.replace('</tmarkcontent>', ''))
  expect(first).toHaveProperty('reason')
  expect(second).toMatchObject({ mark: { applicationNumber: '40000001' } })
})

test('a record without a number is parked', async () => {
  const [first] = await read(applications.replace('<appl-no>100000001</appl-no>', ''))
  expect(first).toMatchObject({ reason: 'appl-no is missing' })
})

test('whatever is broken in one of three records, the other two are read', async () => {
  const record = (number: number): string =>
    `<tmarkcontent><appl-no>${number}</appl-no><tmark-name>名</tmark-name></tmarkcontent>`
  const [before, after] = [record(1), record(3)]
  await fc.assert(
    fc.asyncProperty(
      fc.nat(record(2).length - 1),
      fc.string({ unit: fc.constantFrom(...'<>/&;"ab \0茶'), maxLength: 6 }),
      fc.nat(20),
      async (at, put, cut) => {
        const middle = record(2).slice(0, at) + put + record(2).slice(at + cut)
        const numbers = marksOf(await read(`<tmarkappl>${before}\n${middle}\n${after}</tmarkappl>`))
        expect(numbers[0]?.applicationNumber).toBe('1')
        expect(numbers.at(-1)?.applicationNumber).toBe('3')
      },
    ),
    { numRuns: 1_000 },
  )
})

test.each([
  ['2011/01/03', '2011-01-03'],
  ['109.12.15', '2020-12-15'],
  ['20110103', '2011-01-03'],
  ['99.01.02', '2010-01-02'],
  ['2011/02/30', undefined],
  ['', undefined],
  ['soon', undefined],
])('%s is %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test('classes are of Nice only since the office uses them', () => {
  expect(niceClassesOf(['032'], '1951-05-01')).toEqual([])
  expect(niceClassesOf(['032', '3', '99', ''], '2000-01-01')).toEqual([3, 32])
})

test('group codes stand between commas of either width', () => {
  expect(groupsOf(['3001，3002;351918', 'none'])).toEqual(['3001', '3002', '351918'])
})

test('a file of nobody has no reader', () => {
  expect(chooseReader('<html></html>')).toBeUndefined()
})
