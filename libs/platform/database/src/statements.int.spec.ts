import { ADVISORY_LOCKS, createTestDatabase, type TestDatabase } from '@originseal/testing'
import type { DataSource } from 'typeorm'
import { openDatabase } from './database.module'
import { Reads } from './reads'
import { statements } from './statements'
import { Transaction } from './transaction'

interface Tables {
  account: { name: string; sum: number }
}

const db = statements<Tables>()
const all = db.selectFrom('account').select(['name', 'sum as amount']).orderBy('name')

let database: TestDatabase
let source: DataSource

beforeAll(async () => {
  database = await createTestDatabase()
  source = await openDatabase({
    url: database.url,
    applicationName: 'statements',
    entities: [],
    migrations: [],
  })
  await source.query('CREATE TABLE account (name text PRIMARY KEY, sum int NOT NULL)')
})
afterAll(async () => {
  await source.destroy()
  await database.drop()
})

test('statements are run on the connection of the transaction, and undone with it', async () => {
  const insert = db.insertInto('account').values({ name: 'a', sum: 1 }).returning('name')
  const undone = new Transaction(source).run(async (tx) => {
    expect(await tx.rows(insert)).toEqual([{ name: 'a' }])
    expect(await tx.rows(all)).toEqual([{ name: 'a', amount: 1 }])
    throw new Error('not this time')
  })
  await expect(undone).rejects.toThrow('not this time')
  expect(await new Reads(source).rows(all)).toEqual([])
})

test('values are parameters', async () => {
  const name = `'; DROP TABLE account; --`
  await new Transaction(source).run((tx) => tx.rows(db.insertInto('account').values({ name, sum: 2 })))
  expect(await new Reads(source).rows(all)).toEqual([{ name, amount: 2 }])
})

test('a statement that is executed by itself is refused instead of giving no rows', async () => {
  await expect(all.execute()).rejects.toThrow('Tx.rows or Reads.rows')
})

test('a lock is held until its transaction ends', async () => {
  await new Transaction(source).run(async (tx) => {
    await tx.lock(7)
    expect(await tx.query(ADVISORY_LOCKS)).toHaveLength(1)
  })
  expect(await source.query(ADVISORY_LOCKS)).toEqual([])
})
