import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { openDatabase, Transaction } from '@originseal/database'
import type { TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import fc from 'fast-check'
import type { DataSource } from 'typeorm'
import { database } from '../data-source'
import { WorkIndex, type SimilarWork } from './work-index'
import { similarFromQuality, similarWithin } from './work.rules'
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

/** A picture as the index needs it: hash and quality by number, near others whose number has the same last digit. */
function pictureOf(n: number) {
  const bits = [...'0'.repeat(256)]
  for (let bit = 0; bit < 256; bit += 1) if ((bit * 7 + (n % 10) * 31) % 11 < 5) bits[bit] = '1'
  for (let turned = 0; turned < n % 37; turned += 1) {
    const at = (n * 13 + turned * 29) % 256
    bits[at] = bits[at] === '1' ? '0' : '1'
  }
  const digits = bits.join('').match(/.{4}/gu) as string[]
  const hex = digits.map((digit) => parseInt(digit, 2).toString(16)).join('')
  const dihedrals = Array.from({ length: 8 }, (_, i) => hex.slice(i * 4) + hex.slice(0, i * 4))
  const quality = n % 9 === 0 ? similarFromQuality - 1 : 90
  return {
    dihedrals,
    perceptualHash: { algorithm: 'pdq', profile: 'exact', version: 1, hex, quality } as const,
  }
}
type Picture = ReturnType<typeof pictureOf>

async function insert({ perceptualHash, dihedrals }: Picture): Promise<void> {
  await source.query(
    `INSERT INTO work (id, owner_id, sealed_for, owner_name, title, filename, keywords, media_type, size, width, height,
       frames, sha256, cid, cid_profile, perceptual_hash, dihedrals, sealed_at)
     SELECT id, id, id, 'n', 't', 'f', '{}', 'image/png', 1, 1, 1, 1, id::text, 'c', 'p', $1, $2, now()
     FROM gen_random_uuid() AS id`,
    [JSON.stringify(perceptualHash), dihedrals],
  )
}

/** What was asked of the database before there was an index. */
const fullScan = ({ perceptualHash, dihedrals }: Picture): Promise<SimilarWork[]> =>
  source.query(
    `SELECT id, distance FROM (
       SELECT work.id, index_key, min(bit_count(work.bits # ('x' || turned)::bit(256)))::int AS distance
       FROM (SELECT *, ('x' || (perceptual_hash ->> 'hex'))::bit(256) AS bits FROM work) AS work
       CROSS JOIN unnest($1::text[]) AS turned
       WHERE work.hash_quality >= $2 AND $3 >= $2 GROUP BY work.id, index_key
     ) AS compared WHERE distance <= $4 ORDER BY distance, index_key LIMIT 100`,
    [dihedrals, similarFromQuality, perceptualHash.quality, similarWithin],
  )

function open(name: string): { index: WorkIndex; ask: (picture: Picture) => Promise<SimilarWork[]> } {
  const transaction = new Transaction(source)
  const works = new WorksRepository()
  const index = new WorkIndex(transaction, join(folder, name), (tx) => works.lockRegistration(tx))
  const ask = (picture: Picture): Promise<SimilarWork[]> =>
    transaction.run(async (tx) => {
      await works.lockRegistration(tx)
      return index.similarTo(tx, picture)
    })
  return { index, ask }
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
        if (what === 'register') await insert(pictureOf(n))
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

test('a registration that is rolled back leaves nothing in the index', async () => {
  await source.query('DELETE FROM work')
  const { index, ask } = open('rolled-back')
  const picture = pictureOf(7)
  const transaction = new Transaction(source)
  const works = new WorksRepository()
  const registration = transaction.run(async (tx) => {
    await works.lockRegistration(tx)
    await index.similarTo(tx, picture)
    await tx.query(
      `INSERT INTO work (id, owner_id, sealed_for, owner_name, title, filename, keywords, media_type, size, width,
         height, frames, sha256, cid, cid_profile, perceptual_hash, dihedrals, sealed_at)
       SELECT id, id, id, 'n', 't', 'f', '{}', 'image/png', 1, 1, 1, 1, id::text, 'c', 'p', $1, $2, now()
       FROM gen_random_uuid() AS id`,
      [JSON.stringify(picture.perceptualHash), picture.dihedrals],
    )
    throw new Error('the file store is full')
  })
  await expect(registration).rejects.toThrow('the file store is full')
  expect(await ask(picture)).toEqual([])
  await index.beforeApplicationShutdown()
})
