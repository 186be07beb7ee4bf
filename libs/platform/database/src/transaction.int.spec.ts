import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import { ForbiddenInTransaction, Metrics } from '@originseal/runtime'
import { openDatabase } from './database.module'
import { Transaction } from './transaction'
import type { Tx } from './tx'
import type { DataSource } from 'typeorm'

let database: TestDatabase
let source: DataSource
let metrics: Metrics
let transaction: Transaction

beforeAll(async () => {
  database = await createTestDatabase()
  const about = { url: database.url, applicationName: 'transactions', entities: [], migrations: [] }
  source = await openDatabase(about)
  await source.query('CREATE TABLE account (name text PRIMARY KEY, sum int NOT NULL)')
})
afterAll(async () => {
  await source.destroy()
  await database.drop()
})
beforeEach(async () => {
  metrics = new Metrics()
  transaction = new Transaction(source, metrics)
  await source.query("TRUNCATE account; INSERT INTO account VALUES ('a', 0), ('b', 0)")
})

const add = (tx: Tx, name: string) => tx.query('UPDATE account SET sum = sum + 1 WHERE name = $1', [name])
const sums = async () => (await source.query('SELECT sum FROM account ORDER BY name')) as { sum: number }[]

/** Resolves for each caller when so many have come. */
function meeting(of: number): () => Promise<void> {
  let come = 0
  let open: () => void
  const all = new Promise<void>((resolve) => (open = resolve))
  return async () => {
    come += 1
    if (come === of) open()
    await all
  }
}

test('two transactions that wait for each other both pass: the database ends one, which begins again', async () => {
  const bothHoldOne = meeting(2)
  let begun = 0
  let after = 0
  const both = (first: string, second: string) =>
    transaction.run(async (tx) => {
      begun += 1
      tx.afterCommit(() => (after += 1))
      await add(tx, first)
      await bothHoldOne()
      await add(tx, second)
    })
  await Promise.all([both('a', 'b'), both('b', 'a')])
  expect(await sums()).toEqual([{ sum: 2 }, { sum: 2 }])
  expect({ begun, after }).toEqual({ begun: 3, after: 2 })
  expect(await metrics.text()).toMatch(/^originseal_transactions_repeated_total\{reason="deadlock"\} 1$/mu)
})

test('a serialization failure is tried five times and then thrown', async () => {
  let begun = 0
  const failing = transaction.run(async (tx) => {
    begun += 1
    await add(tx, 'a')
    await tx.query("DO $$ BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '40001'; END $$")
  })
  await expect(failing).rejects.toThrow('planted')
  expect(begun).toBe(5)
  expect(await sums()).toEqual([{ sum: 0 }, { sum: 0 }])
  expect(await metrics.text()).toMatch(
    /^originseal_transactions_repeated_total\{reason="serialization"\} 4$/mu,
  )
})

test('any other failure is thrown at once', async () => {
  let begun = 0
  const failing = transaction.run(async (tx) => {
    begun += 1
    await tx.query("INSERT INTO account VALUES ('a', 0)")
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(begun).toBe(1)
})

test('a second connection is refused inside a transaction, and given afterwards', async () => {
  const asked: Promise<unknown>[] = []
  const read = () => source.query('SELECT 1')
  await expect(transaction.run(() => read())).rejects.toBeInstanceOf(ForbiddenInTransaction)
  await expect(transaction.run(() => transaction.run(async () => undefined))).rejects.toBeInstanceOf(
    ForbiddenInTransaction,
  )
  await transaction.run(async (tx) => tx.afterCommit(() => void asked.push(read())))
  await expect(Promise.all(asked)).resolves.toHaveLength(1)
})
