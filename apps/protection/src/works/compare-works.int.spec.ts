import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { openDatabase, Reads, Transaction } from '@originseal/database'
import { ADVISORY_LOCKS, until, type TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import fc from 'fast-check'
import type { DataSource } from 'typeorm'
import { database } from '../data-source'
import { CompareWorks } from './compare-works'
import { ComparisonsQueries } from './comparisons.queries'
import { ComparisonsRepository } from './comparisons.repository'
import { WorkIndex } from './work-index'
import { similarFromQuality, similarWithin } from './work.rules'
import { insertWork, pictureOf } from './works.fixture'
import { WorksQueries } from './works.queries'
import { WorksRepository } from './works.repository'

let testDatabase: TestDatabase
let folder: string
let replicas: Replica[]

beforeAll(async () => {
  Logger.overrideLogger(false)
  testDatabase = await createServiceDatabase(database)
  folder = await mkdtemp(join(tmpdir(), 'compare-works-'))
  replicas = [await open('a'), await open('b')]
})

afterAll(async () => {
  for (const { index, source } of replicas) {
    await index.beforeApplicationShutdown()
    await source.destroy()
  }
  await testDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})

const works = new WorksRepository()

/** What compares in one process, with its own connections and its own index. */
interface Replica {
  readonly source: DataSource
  readonly transaction: Transaction
  readonly index: WorkIndex
  readonly compareWorks: CompareWorks
  readonly queries: WorksQueries
}

async function open(name: string): Promise<Replica> {
  const source = await openDatabase(database(testDatabase.url))
  const [transaction, reads] = [new Transaction(source), new Reads(source)]
  const index = new WorkIndex(reads, join(folder, name))
  return {
    source,
    transaction,
    index,
    compareWorks: new CompareWorks(
      transaction,
      new ComparisonsQueries(reads),
      new ComparisonsRepository(works),
      index,
    ),
    queries: new WorksQueries(source, reads),
  }
}

interface Registration {
  readonly n: number
  readonly at: 0 | 1
  /** How long its transaction is open after the work was written, in ms. */
  readonly openFor: number
  readonly end: 'compared' | 'left behind' | 'erased'
}
const registrations = fc.array(
  fc.record({
    n: fc.nat(400),
    at: fc.constantFrom(0, 1),
    openFor: fc.nat(15),
    end: fc.constantFrom('compared', 'compared', 'compared', 'compared', 'left behind', 'erased'),
  }) as fc.Arbitrary<Registration>,
  { minLength: 8, maxLength: 40 },
)

/** @returns what the answer says: whether an earlier seal looks alike; undefined where there is no answer */
async function register({ n, at, openFor, end }: Registration): Promise<{ id: string; told?: boolean }> {
  const { transaction, compareWorks, queries } = replicas[at] as Replica
  const id = await transaction.run(async (tx) => {
    const inserted = await insertWork(tx, pictureOf(n))
    await tx.query('SELECT pg_sleep($1)', [openFor / 1_000])
    return inserted
  })
  if (end === 'left behind') return { id }
  const compared = compareWorks.execute(id)
  if (end === 'erased') await transaction.run((tx) => works.removeOfOwner(tx, id))
  await compared
  return end === 'erased' ? { id } : { id, told: await queries.isSimilarToEarlier(id) }
}

const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  (replicas[0] as Replica).source.query(text, parameters)

/** Which pairs there are: each work's turns against the works that were numbered before it. */
const allPairs = (): Promise<object[]> =>
  sql(
    `SELECT later, earlier, distance FROM (
       SELECT one.id AS later, other.id AS earlier,
         min(bit_count(('x' || (other.perceptual_hash ->> 'hex'))::bit(256) # ('x' || turned)::bit(256)))::int AS distance
       FROM work AS one CROSS JOIN unnest(one.dihedrals) AS turned
       JOIN work AS other ON other.index_key < one.index_key
       WHERE one.hash_quality >= $1 AND other.hash_quality >= $1 GROUP BY one.id, other.id
     ) AS compared WHERE distance <= $2 ORDER BY later, earlier`,
    [similarFromQuality, similarWithin],
  )

test('of works that are registered at once in two processes no pair is missed, and one of each pair hears of it', async () => {
  let pairs = 0
  await fc.assert(
    fc.asyncProperty(registrations, async (history) => {
      await sql('DELETE FROM work')
      const answers = await Promise.all(history.map(register))
      await sql(`UPDATE work_comparison_due SET since = now() - interval '1 minute'`)
      const other = await open('b')
      other.compareWorks.onApplicationBootstrap()
      await until(async () => (await sql('SELECT FROM work_comparison_due')).length === 0, {
        what: 'all works to be compared',
      })
      await other.compareWorks.beforeApplicationShutdown()
      await other.index.beforeApplicationShutdown()
      await other.source.destroy()

      const expected = await allPairs()
      const noted = (earlier: boolean): Promise<object[]> =>
        earlier
          ? sql(
              `SELECT work_id AS later, similar_to AS earlier, distance FROM work_similarity WHERE earlier ORDER BY 1, 2`,
            )
          : sql(
              `SELECT similar_to AS later, work_id AS earlier, distance FROM work_similarity WHERE NOT earlier ORDER BY 1, 2`,
            )
      expect(await noted(true)).toEqual(expected)
      expect(await noted(false)).toEqual(expected)
      const later = new Set((expected as { later: string }[]).map((pair) => pair.later))
      const erasedAny = history.some(({ end }) => end === 'erased')
      for (const { id, told } of answers) {
        // What it looked like may have been erased since.
        if (told !== undefined && !(erasedAny && told)) expect(told).toBe(later.has(id))
      }
      pairs += expected.length
    }),
    { numRuns: 25, endOnFailure: true },
  )
  expect(pairs).toBeGreaterThan(100)
}, 240_000)

test('numbers are given and taken away by one at a time, so that an index never sees one before a smaller one', async () => {
  const [a, b] = replicas as [Replica, Replica]
  const [one, other] = [
    await insertWork(new Reads(a.source), pictureOf(1)),
    await insertWork(new Reads(a.source), pictureOf(2)),
  ]
  let letGo = (): void => undefined
  const turn = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const holder = a.transaction.run(async (tx) => {
    await works.takeIndexTurn(tx)
    await turn
  })
  const locks = async (granted: boolean): Promise<number> =>
    (await sql<{ granted: boolean }>(ADVISORY_LOCKS)).filter((lock) => lock.granted === granted).length
  await until(async () => (await locks(true)) === 1, { what: 'the turn to be taken' })
  const meanwhile = [b.compareWorks.execute(one), b.transaction.run((tx) => works.removeOfOwner(tx, other))]
  await until(async () => (await locks(false)) === 2, { what: 'both to wait for the turn' })
  letGo()
  await Promise.all([holder, ...meanwhile])
  const left = await sql<{ id: string }>('SELECT id FROM work WHERE index_key IS NOT NULL')
  expect(left.map(({ id }) => id).filter((id) => id === one || id === other)).toEqual([one])
})
