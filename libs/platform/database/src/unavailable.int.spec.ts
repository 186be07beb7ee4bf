import {
  createTestDatabase,
  startCommitProxy,
  until,
  type CommitProxy,
  type TestDatabase,
} from '@originseal/testing'
import type { DataSource } from 'typeorm'
import { openDatabase } from './database.module'
import { Transaction } from './transaction'
import { isDatabaseUnavailable } from './unavailable'

let database: TestDatabase
let proxy: CommitProxy
let source: DataSource

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startCommitProxy(database.url)
  const about = { applicationName: 'pool', entities: [], migrations: [], poolSize: 2 }
  source = await openDatabase({ ...about, url: proxy.url })
})
afterAll(async () => {
  await source.destroy()
  await proxy.close()
  await database.drop()
})

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no failure',
    (error: unknown) => error,
  )

test('a pool whose connections are all in use for five seconds', async () => {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const transaction = new Transaction(source)
  let held = 0
  const hold = () =>
    transaction.run(async () => {
      held += 1
      await ended
    })
  const holders = [hold(), hold()]
  await until(() => held === 2, { what: 'all connections to be held' })
  expect(isDatabaseUnavailable(await failureOf(source.query('SELECT 1')))).toBe(true)
  end()
  await Promise.all(holders)
})

test('a database that is away', async () => {
  proxy.isAway = true
  expect(isDatabaseUnavailable(await failureOf(source.query('SELECT 1')))).toBe(true)
  proxy.isAway = false
})

test('not what the database refuses', async () => {
  expect(isDatabaseUnavailable(await failureOf(source.query('SELECT nothing')))).toBe(false)
  expect(isDatabaseUnavailable(await failureOf(source.query('SELECT 1 / 0')))).toBe(false)
  expect(isDatabaseUnavailable('timeout exceeded when trying to connect')).toBe(false)
})
