import {
  createTestDatabase,
  startCommitProxy,
  type CommitProxy,
  type TestDatabase,
} from '@originseal/testing'
import type { DataSource } from 'typeorm'
import { CommitOutcomeUnknown, CommitOutcomes, prepareCommit } from './commit-outcome'
import { openDatabase } from './database.module'
import { Transaction } from './transaction'
import type { Tx } from './tx'

let database: TestDatabase
let proxy: CommitProxy
let source: DataSource
let transaction: Transaction

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startCommitProxy(database.url)
  const about = { url: proxy.url, applicationName: 'commits', entities: [], migrations: [] }
  source = await openDatabase(about)
  await source.query('CREATE TABLE note (text text PRIMARY KEY)')
  transaction = new Transaction(source)
})
afterAll(async () => {
  await source.destroy()
  await proxy.close()
  await database.drop()
})
beforeEach(async () => {
  proxy.faultOf = () => undefined
  await source.query('TRUNCATE note CASCADE')
})

const write = (tx: Tx, text: string) => tx.query('INSERT INTO note VALUES ($1)', [text])
const notes = async (): Promise<string[]> =>
  ((await source.query('SELECT text FROM note ORDER BY text')) as { text: string }[]).map(({ text }) => text)

describe('D9: the connection ends at COMMIT', () => {
  test.each(['answer lost', 'sent late'] as const)(
    '%s: what was committed is told as committed',
    async (fault) => {
      proxy.faultOf = () => fault
      let after = 0
      const told = await transaction.run(async (tx) => {
        tx.afterCommit(() => (after += 1))
        await write(tx, 'kept')
        return 'done'
      })
      expect({ told, after, notes: await notes() }).toEqual({ told: 'done', after: 1, notes: ['kept'] })
    },
  )

  test('never sent: what was rolled back is told as failed', async () => {
    proxy.faultOf = () => 'never sent'
    let after = 0
    const failing = transaction.run(async (tx) => {
      tx.afterCommit(() => (after += 1))
      await write(tx, 'lost')
    })
    await expect(failing).rejects.toThrow(/Connection terminated/u)
    expect({ after, notes: await notes() }).toEqual({ after: 0, notes: [] })
  })

  test('fifty at once, of each kind: what is told is what is there', async () => {
    const kinds = [undefined, 'answer lost', 'never sent', 'sent late'] as const
    let commits = 0
    proxy.faultOf = () => kinds[(commits += 1) % kinds.length]
    const told = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        transaction
          .run((tx) => write(tx, String(i)))
          .then(
            () => [String(i)],
            () => [],
          ),
      ),
    )
    expect(proxy.faults).toBeGreaterThan(30)
    expect(await notes()).toEqual(told.flat().toSorted())
  })
})

test('a constraint that is checked at COMMIT refuses as any other', async () => {
  await source.query('CREATE TABLE child (of text REFERENCES note (text) DEFERRABLE INITIALLY DEFERRED)')
  const failing = transaction.run((tx) => tx.query("INSERT INTO child VALUES ('nobody')"))
  await expect(failing).rejects.toMatchObject({ code: '23503' })
})

test('work that swallows a failed statement is not told as committed', async () => {
  const failing = transaction.run(async (tx) => {
    await write(tx, 'a')
    await write(tx, 'a').catch(() => undefined)
  })
  await expect(failing).rejects.toMatchObject({ code: '25P02' })
  expect(await notes()).toEqual([])
})

describe('nobody can know', () => {
  /** A commit that the database has had, as `change` says it was prepared. */
  const asPrepared = async (change: object) => {
    const prepared = await transaction.run(async (tx) => {
      await write(tx, crypto.randomUUID())
      return prepareCommit(tx)
    })
    return { ...prepared, ...change }
  }
  const outcomes = () => new CommitOutcomes(source, 300)

  test('whether a transaction committed whose number a crashed server may have given away again', async () => {
    await expect(outcomes().of(await asPrepared({}))).resolves.toBe('committed')
    const before = await asPrepared({ begunAt: '2000-01-01 00:00:00+00' })
    await expect(outcomes().of(before)).rejects.toBeInstanceOf(CommitOutcomeUnknown)
  })

  test('… or a server that took over from another', async () => {
    const elsewhere = await asPrepared({ timeline: '000000FF' })
    await expect(outcomes().of(elsewhere)).rejects.toBeInstanceOf(CommitOutcomeUnknown)
  })

  test('… as long as it still runs', async () => {
    await transaction.run(async (tx) => {
      await write(tx, 'running')
      await expect(outcomes().of(await prepareCommit(tx))).rejects.toBeInstanceOf(CommitOutcomeUnknown)
    })
  })
})
