import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problemBody, searchMarkPicturesResponse, type PictureSearch } from '@originseal/contracts'
import { until } from '@originseal/testing'
import type { ObjectStore } from '@originseal/storage'
import sharp from 'sharp'
import { designOf, drawPicture } from '../demonstration/draw-picture'
import { OBJECTS } from '../objects.module'
import { applications } from '../readers/samples.fixture'
import { openRegisterFiles } from '../readers/register-files'
import { ImportMarks } from '../register/import-marks'
import { startTrademark, type RunningTrademark } from '../trademark.harness'
import { KeepPictures } from './keep-pictures'
import { SearchablePictures } from './searchable-pictures'

let trademark: RunningTrademark
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'register-'))
  trademark = await startTrademark({ DEMONSTRATION_REGISTER: 'true' })
  await until(async () => (await trademark.get('/trademark/register')).status === 200, {
    what: 'the register to be loaded',
    within: 60_000,
  })
  await untilExamined()
  await until(async () => isLoaded(), { what: 'the fingerprints to be loaded', within: 20_000 })
}, 200_000)
afterAll(() => Promise.all([trademark?.stop(), rm(folder, { recursive: true })]))

/** Every picture has fingerprints, or can't be read. */
const untilExamined = (): Promise<unknown> =>
  until(
    async () => {
      const [counted] = await trademark.rows<{ all: string; waiting: string }>(
        `SELECT count(*) AS all, count(*) FILTER (WHERE hashes IS NULL AND fault IS NULL) AS waiting FROM picture`,
      )
      return counted?.all !== '0' && counted?.waiting === '0'
    },
    { what: 'the pictures to be examined', within: 120_000 },
  )

const pictures = (): SearchablePictures => trademark.app.get(SearchablePictures, { strict: false })
function isLoaded(): boolean {
  try {
    return pictures().current.counts.waiting === 0
  } catch {
    return false
  }
}

const search = (picture: Buffer | undefined, texts: Record<string, string> = {}): Promise<Response> => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  if (picture) form.append('picture', new Blob([new Uint8Array(picture)]), 'logo.png')
  return trademark.send('/trademark/picture-search', form)
}
const foundIn = async (answer: Response): Promise<PictureSearch> =>
  searchMarkPicturesResponse.parse(await answer.json()).data

/** A mark of the made-up register that has a picture. */
async function someMark(): Promise<{
  number: string
  picture: string
  classes: number[]
  figures: string[]
}> {
  const [mark] = await trademark.rows<{
    number: string
    pictures: string[]
    classes: number[]
    figures: string[]
  }>(
    `SELECT application_number AS number, pictures, classes, figures FROM mark
     WHERE cardinality(figures) > 1 AND pictures <> '{}' ORDER BY application_number LIMIT 1`,
  )
  return { ...mark!, picture: mark!.pictures[0]! }
}
const drawn = (number: string): Promise<Buffer> => drawPicture(designOf(Number(number.slice(4))))

test('TM-04: a copy of a mark’s picture finds it first, by its pixels; the same file gives the same answer', async () => {
  const { number, picture } = await someMark()
  const copy = await sharp(await drawn(number))
    .resize(170)
    .extend({ left: 60, right: 40, top: 25, bottom: 90, background: '#ffffff' })
    .jpeg({ quality: 60 })
    .toBuffer()
  const found = await foundIn(await search(copy))
  expect(found.items[0]).toMatchObject({ applNo: number, picture, level: 'copy' })
  expect(found.items[0]?.homography).toHaveLength(9)
  expect(found).toMatchObject({ method: 'pictures-2', snapshot: { demonstration: true } })
  expect(found.notSearched).toContain('words')
  expect(await foundIn(await search(copy))).toEqual(found)
}, 60_000)

test('TM-04: a mark in negative or mirrored is near', async () => {
  const { number } = await someMark()
  const picture = await drawn(number)
  for (const other of [sharp(picture).negate({ alpha: false }), sharp(picture).flop()]) {
    const { items } = await foundIn(await search(await other.png().toBuffer()))
    expect(items.map(({ applNo }) => applNo)).toContain(number)
  }
}, 60_000)

test('TM-04: a mark beside a word, or above one, is found as the same picture', async () => {
  const { number } = await someMark()
  const picture = await drawn(number)
  const word = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="340" height="120"><text x="10" y="80" font-size="70" font-family="sans-serif">Morning</text></svg>',
  )
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const white = '#ffffff'
  const beside = sharp(picture)
    .extend({ right: 380, background: white })
    .composite([{ input: word, left: width + 20, top: 60 }])
  const above = sharp(picture)
    .extend({ bottom: 160, right: Math.max(0, 360 - width), background: white })
    .composite([{ input: word, left: 0, top: height + 30 }])
  for (const other of [beside, above]) {
    const { items } = await foundIn(await search(await other.png().toBuffer()))
    expect(items[0]).toMatchObject({ applNo: number, level: 'copy' })
  }
}, 60_000)

test('a search is limited to classes, and to a category of figurative elements', async () => {
  const { number, classes, figures } = await someMark()
  const picture = await drawn(number)
  const numbers = async (texts: Record<string, string>): Promise<string[]> =>
    (await foundIn(await search(picture, texts))).items.map(({ applNo }) => applNo)
  const category = String(Number(figures[0]!.slice(0, 2)))
  expect(await numbers({ class: String(classes[0]), figure: category })).toContain(number)
  const otherClass = [1, 2, 4].find((each) => !classes.includes(each))
  expect(await numbers({ class: String(otherClass) })).toEqual([])
  expect(await numbers({ figure: '29' })).toEqual([])
}, 60_000)

test('whoever wants to see a mark’s picture is given a rendition, and nothing by another name', async () => {
  const { picture } = await someMark()
  const answer = await trademark.get(`/trademark/pictures/${picture}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('jpeg')
  const unknown = await trademark.get(`/trademark/pictures/${'0'.repeat(64)}`)
  expect([unknown.status, problemBody.parse(await unknown.json()).code]).toEqual([
    404,
    'TRADEMARK_PICTURE_NOT_FOUND',
  ])
})

test('what is no picture, or none at all, has a clear answer; nothing of what was sent is kept', async () => {
  const objects = trademark.app.get<ObjectStore>(OBJECTS, { strict: false })
  const keys = async (): Promise<string[]> => {
    const all: string[] = []
    for await (const { key } of objects.list('')) all.push(key)
    return all
  }
  const before = await keys()
  const codeOf = async (answer: Response) => problemBody.parse(await answer.json()).code
  expect(await codeOf(await search(Buffer.from('no picture')))).toBe('FILE_NOT_AN_IMAGE')
  expect(await codeOf(await search(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
    'FILE_ACTIVE_CONTENT',
  )
  expect(await codeOf(await search(undefined))).toBe('TRADEMARK_PICTURE_REQUIRED')
  expect(await codeOf(await search(await drawPicture(designOf(1)), { figure: '30' }))).toBe('REQUEST_INVALID')
  await foundIn(await search(await drawPicture(designOf(1))))
  expect(await keys()).toEqual(before)
}, 60_000)

test('pictures beside a register’s file are kept with their marks; those that are not there, or no pictures, are told of', async () => {
  const withPictures = applications
    .replace(
      '<tmark-draft-c>',
      '<tmark-image-url><image-data-1>https://office.example/S282/100000001.PNG?x=1</image-data-1></tmark-image-url><tmark-draft-c>',
    )
    .replace(
      '<tmark-name>老牌</tmark-name>',
      '<tmark-name>老牌</tmark-name><tmark-image-url><image-data-1>absent.jpg</image-data-1><image-data-2>..\\..\\broken.jpg</image-data-2></tmark-image-url>',
    )
  await mkdir(join(folder, 'imagesdata'))
  await writeFile(join(folder, 'bulk.xml'), withPictures)
  const logo = await drawPicture(designOf(987_654))
  await writeFile(join(folder, 'imagesdata', '100000001.png'), logo)
  await writeFile(join(folder, 'imagesdata', 'broken.jpg'), 'broken')
  const files = await openRegisterFiles(folder)
  const objects = trademark.app.get<ObjectStore>(OBJECTS, { strict: false })
  const file = { source: 'TIPO', sha256: files.sha256, asOf: '2026-02-01', demonstration: false }
  const keep = new KeepPictures(objects, files.pictures)
  await trademark.app.get(ImportMarks, { strict: false }).execute(file, files.pieces(), files.reader, keep)
  await untilExamined()
  await until(async () => pictures().current.counts.unreadable === 1 && pictures().current.index.size === 1, {
    what: 'the real register’s fingerprints',
    within: 30_000,
  })
  const found = await foundIn(await search(logo))
  expect(found.items.map(({ applNo, level }) => [applNo, level])).toEqual([['100000001', 'copy']])
  expect(await trademark.rows('SELECT fault FROM picture WHERE fault IS NOT NULL')).toEqual([
    { fault: 'NOT_AN_IMAGE' },
  ])
}, 120_000)
