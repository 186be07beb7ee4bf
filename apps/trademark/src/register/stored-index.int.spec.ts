import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@originseal/testing'
import { searchMarks } from '@originseal/mark-similarity'
import { FolderObjectStore, type ObjectStore } from '@originseal/storage'
import { demonstrationRegister } from '../demonstration/demonstration-register'
import { OBJECTS } from '../objects.module'
import { chooseReader } from '../readers/choose-reader'
import { gazetteOf } from '../readers/samples.fixture'
import { tipoMarks } from '../readers/tipo-marks.reader'
import { startTrademark, type RunningTrademark } from '../trademark.harness'
import { ImportMarks } from './import-marks'
import { RegisterQueries } from './register.queries'
import { wordsOf } from './sampled-elements'
import { SearchableRegister, type LoadedRegister } from './searchable-register'
import { StoredIndex } from './stored-index'

let trademark: RunningTrademark
/** A store without an index: whoever looks into it makes the index anew. */
let empty: string
const first = { source: 'TIPO', sha256: 'c'.repeat(64), asOf: '2026-01-01', demonstration: false }
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'no-index-'))
  trademark = await startTrademark()
  await get(ImportMarks).execute(first, demonstrationRegister(), tipoMarks)
  await until(async () => (await stored()).length > 0, { what: 'the index to be kept', within: 45_000 })
}, 60_000)
afterAll(() => Promise.all([trademark.stop(), rm(empty, { recursive: true })]))

type Class<Instance> = abstract new (...parameters: never[]) => Instance
const get = <Instance>(token: Class<Instance>): Instance =>
  trademark.app.get(token as never, { strict: false })
const objects = (): ObjectStore => trademark.app.get<ObjectStore>(OBJECTS, { strict: false })
async function stored(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of objects().list('register-index/')) keys.push(key)
  return keys
}

/** The register as another process has it, once it has begun. */
async function inAnotherProcess(store: ObjectStore = objects()): Promise<LoadedRegister> {
  const register = new SearchableRegister(get(RegisterQueries), new StoredIndex(store))
  register.onApplicationBootstrap()
  try {
    await until(async () => isLoaded(register), { what: 'the register to be loaded', within: 45_000 })
    return register.current
  } finally {
    await register.onApplicationShutdown()
  }
}
function isLoaded(register: SearchableRegister): boolean {
  try {
    return register.current.size > 0
  } catch {
    return false
  }
}
/** What searches of a register answer, for some of its own names and some new ones. */
function answers(register: LoadedRegister): unknown {
  const own = Array.from({ length: 30 }, (_, i) => register.markOf(i * 199))
  return own.map((each) =>
    searchMarks(register, { text: wordsOf(each), classes: each.classes, top: 25 }).map(
      ({ mark, ...found }) => [register.markOf(mark), found],
    ),
  )
}

test('who starts later reads the index from the store instead of making it', async () => {
  const made = get(SearchableRegister).current
  // Were it made anew it would lack this mark.
  await trademark.rows(`UPDATE mark SET name = 'x', words = 'x' WHERE application_number = 'DEMO000001'`)
  const read = await inAnotherProcess()
  expect([read.snapshot, read.size]).toEqual([made.snapshot, made.size])
  expect(read.markOf(0)).toEqual(made.markOf(0))
  expect(read.markOf(0).name).not.toBe('x')
  expect(answers(read)).toEqual(answers(made))
  await trademark.rows(`UPDATE mark SET name = $1, words = $2 WHERE application_number = 'DEMO000001'`, [
    made.markOf(0).name,
    made.markOf(0).words,
  ])
}, 60_000)

test('an issue is searched without making the index anew, with the answers that an index made anew gives', async () => {
  const before = await stored()
  const issue = gazetteOf(
    { number: '115000001', name: '晨光小館', class: 43, publishedOn: '2026-01-16' },
    { number: 'DEMO000398', name: '晨光', class: 30, publishedOn: '2026-01-16' },
    { number: 'DEMO002389x', name: 'Dawnlight', class: 9, publishedOn: '2026-01-16' },
  )
  const file = { ...first, sha256: 'd'.repeat(64), asOf: '2026-01-16' }
  await get(ImportMarks).execute(file, [issue], chooseReader(issue)!)
  const running = get(SearchableRegister)
  await until(async () => running.current.snapshot.date === '2026-01-16', {
    what: 'the issue to be searched',
    within: 30_000,
  })
  expect(await stored()).toEqual(before)
  const [merged, again] = [running.current, await inAnotherProcess()]
  const anew = await inAnotherProcess(new FolderObjectStore({ root: empty }))
  expect(merged.size).toBe(6_002)
  expect([merged.snapshot, merged.size]).toEqual([anew.snapshot, anew.size])
  const found = searchMarks(merged, { text: wordsOf(merged.markOf(6_000)), classes: [43], top: 25 })
  expect(found.map(({ mark }) => merged.markOf(mark).name)).toContain('晨光小館')
  const names = (register: LoadedRegister) =>
    ['晨光小館', '晨光', 'Dawn Light', '雲島'].map((name) =>
      searchMarks(register, {
        text: wordsOf({ ...merged.markOf(0), words: name }),
        classes: [30],
        top: 25,
      }).map(({ mark, ...rest }) => [register.markOf(mark), rest]),
    )
  expect(names(merged)).toEqual(names(anew))
  expect(names(again)).toEqual(names(anew))
}, 120_000)

test('an index whose bytes are not those that were kept is made anew, and kept', async () => {
  const [key = ''] = await stored()
  await objects().put(key, Buffer.from('no index'), { contentType: 'application/octet-stream' })
  const register = await inAnotherProcess()
  expect(register.size).toBe(6_002)
  expect(await stored()).toHaveLength(2)
}, 60_000)
