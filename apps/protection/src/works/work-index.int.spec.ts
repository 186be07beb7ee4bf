import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { openDatabase, Reads, Transaction } from '@originseal/database'
import type { TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import fc from 'fast-check'
import type { DataSource } from 'typeorm'
import { database } from '../data-source'
import { ComparisonsRepository } from './comparisons.repository'
import { WorkIndex, type SimilarWork } from './work-index'
import { similarFromQuality, similarWithin } from './work.rules'
import { insertWork, pictureOf, type Picture } from './works.fixture'
import { WorksRepository } from './works.repository'

let testDatabase: TestDatabase
let source: DataSource
let folder: string

beforeAll(async () => {
  Logger.overrideLogger(false)
  testDatabase = await createServiceDatabase(database)
  source = await openDatabase(database(testDatabase.url))
  folder = await mkdtemp(join(tmpdir(), 'work-index-'))
})

afterAll(async () => {
  await source.destroy()
  await testDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})

/** What was asked of the database before there was an index. */
const fullScan = ({ perceptualHash, dihedrals }: Picture): Promise<SimilarWork[]> =>
  source.query(
    `SELECT index_key::int AS key, distance FROM (
       SELECT index_key, min(bit_count(work.bits # ('x' || turned)::bit(256)))::int AS distance
       FROM (SELECT *, ('x' || (perceptual_hash ->> 'hex'))::bit(256) AS bits FROM work) AS work
       CROSS JOIN unnest($1::text[]) AS turned
       WHERE work.hash_quality >= $2 AND $3 >= $2 GROUP BY index_key
     ) AS compared WHERE distance <= $4 ORDER BY distance, index_key LIMIT 100`,
    [dihedrals, similarFromQuality, perceptualHash.quality, similarWithin],
  )

/** A work that would be numbered after all others. */
const key = 2 ** 32

function open(name: string): {
  index: WorkIndex
  ask: (picture: Picture) => Promise<SimilarWork[] | undefined>
} {
  const index = new WorkIndex(new Reads(source), join(folder, name))
  const ask = async (picture: Picture): Promise<SimilarWork[] | undefined> =>
    (await index.earlierAlike([{ ...picture, key }]))[0]
  return { index, ask }
}

async function register(n: number): Promise<void> {
  await insertWork(new Reads(source), pictureOf(n))
  await new Transaction(source).run((tx) => new ComparisonsRepository(new WorksRepository()).numberWorks(tx))
}

async function damage(name: string, at: number): Promise<void> {
  const images = await readdir(join(folder, name)).catch(() => [])
  for (const image of images) {
    const bytes = await readFile(join(folder, name, image))
    bytes[at % bytes.length]! ^= 0x40
    await writeFile(join(folder, name, image), bytes)
  }
}

type Step = readonly ['register' | 'erase' | 'ask' | 'restart' | 'damage', number]
const histories = fc.array(
  fc.tuple(
    fc.constantFrom('register', 'register', 'register', 'erase', 'ask', 'restart', 'damage'),
    fc.nat(5_000),
  ) as fc.Arbitrary<Step>,
  { minLength: 10, maxLength: 30 },
)

test('two replicas answer as a full scan does, over registrations, erasures, restarts and damaged images', async () => {
  let histories_ = 0
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await source.query('DELETE FROM work')
      const names = [`${(histories_ += 1)}-a`, `${histories_}-b`]
      let replicas = names.map(open)
      for (const [what, n] of [...history, ['ask', 11] as const, ['ask', 23] as const]) {
        if (what === 'register') await register(n)
        if (what === 'erase') await source.query('DELETE FROM work WHERE index_key % 5 = $1', [n % 5])
        if (what === 'restart' || what === 'damage') {
          await Promise.all(replicas.map(({ index }) => index.beforeApplicationShutdown()))
          if (what === 'damage') await damage(names[n % 2] as string, n)
          replicas = names.map(open)
        }
        if (what === 'ask') {
          const expected = await fullScan(pictureOf(n))
          for (const { ask } of replicas) expect(await ask(pictureOf(n))).toEqual(expected)
        }
      }
      await Promise.all(replicas.map(({ index }) => index.beforeApplicationShutdown()))
    }),
    { numRuns: 15, endOnFailure: true },
  )
}, 240_000)

test('of works that are asked for together each hears of those before it', async () => {
  await source.query('DELETE FROM work')
  const { index } = open('together')
  for (const n of [40, 120, 380]) await register(n)
  const keys = (
    await source.query<{ key: number }[]>('SELECT index_key::int AS key FROM work ORDER BY 1')
  ).map((row) => row.key)
  const numbered = [40, 120, 380].map((n, i) => Object.assign(pictureOf(n), { key: keys[i] as number }))
  const alike = await index.earlierAlike(numbered)
  expect(alike.map((found) => found.map((each) => each.key).sort((a, b) => a - b))).toEqual([
    [],
    keys.slice(0, 1),
    keys.slice(0, 2),
  ])
  await index.beforeApplicationShutdown()
})
