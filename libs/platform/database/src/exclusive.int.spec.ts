import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import type { DataSource } from 'typeorm'
import { openDatabase } from './database.module'
import { Exclusive } from './exclusive'

let database: TestDatabase
let sources: DataSource[]
const lock = 7_340_999

beforeAll(async () => {
  database = await createTestDatabase()
  const open = () =>
    openDatabase({ url: database.url, applicationName: 'exclusive', entities: [], migrations: [] })
  sources = await Promise.all([open(), open()])
})
afterAll(async () => {
  await Promise.all(sources.map((source) => source.destroy()))
  await database.drop()
})

const one = <Result>(work: () => Promise<Result>) => new Exclusive(sources[0] as DataSource).run(lock, work)
const other = <Result>(work: () => Promise<Result>) => new Exclusive(sources[1] as DataSource).run(lock, work)

test('of two processes one works, the other is told at once, and has its turn afterwards', async () => {
  let [begin, end] = [(): void => undefined, (): void => undefined]
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  const first = one(async () => {
    begin()
    await ended
    return 'first'
  })
  await begun
  expect(await other(async () => 'second')).toBeUndefined()
  end()
  expect(await first).toBe('first')
  expect(await other(async () => 'second')).toBe('second')
})

test('work that fails gives the lock up', async () => {
  await expect(one(() => Promise.reject(new Error('planted')))).rejects.toThrow('planted')
  expect(await other(async () => 'next')).toBe('next')
})

test('work that takes longer than a connection may be idle keeps its lock while its process lives', async () => {
  class Impatient extends Exclusive {
    protected override readonly idleMs = 400
  }
  const exclusive = new Impatient(sources[0] as DataSource)
  const slow = exclusive.run(lock, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_600))
    return other(async () => 'second')
  })
  expect(await slow).toBeUndefined()
  expect(await other(async () => 'next')).toBe('next')
})

test('it holds no transaction, and none of its settings stay on the connection', async () => {
  const state = await one(() =>
    (sources[1] as DataSource).query(
      "SELECT state FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory' AND objid = $1",
      [lock],
    ),
  )
  expect(state).toEqual([{ state: 'idle' }])
  const [row] = await (sources[0] as DataSource).query('SHOW idle_session_timeout')
  expect(row).toEqual({ idle_session_timeout: '0' })
})
