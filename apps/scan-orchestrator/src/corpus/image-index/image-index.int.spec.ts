import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { openDatabase, Reads } from '@originseal/database'
import { createService } from '@originseal/http'
import { until, type TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import fc from 'fast-check'
import type { DataSource } from 'typeorm'
import { configSchema } from '../../config'
import { database } from '../../data-source'
import { service } from '../../service'
import { HeldIndex } from './held-index'
import { IndexUnanswered, type ImageIndex } from './image-index'
import { ShardedIndex } from './sharded-index'
import { parseShard, whole } from './shard.rules'

let testDatabase: TestDatabase
let source: DataSource
let folder: string

beforeAll(async () => {
  Logger.overrideLogger(false)
  testDatabase = await createServiceDatabase(database)
  source = await openDatabase(database(testDatabase.url))
  folder = await mkdtemp(join(tmpdir(), 'image-index-'))
})
afterAll(async () => {
  await source.destroy()
  await testDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => source.query('DELETE FROM crawled_image'))

/** A hash by number; those with the same last digit are up to 36 bits apart. */
function hashOf(n: number): string {
  const bits = Array.from({ length: 256 }, (_, bit) => Number((bit * 7 + (n % 10) * 31) % 11 < 5))
  for (let turned = 0; turned < n % 37; turned += 1) bits[(n * 13 + turned * 29) % 256]! ^= 1
  const digits = Array.from({ length: 64 }, (_, i) => parseInt(bits.slice(i * 4, i * 4 + 4).join(''), 2))
  return digits.map((digit) => digit.toString(16)).join('')
}

/** A picture with one window. */
async function insert(n: number, through: Pick<DataSource, 'query'> = source): Promise<void> {
  const window_ = { hex: hashOf(n + 3), quality: 90, box: [0, 0, 1, 1], turn: 0 }
  await through.query(
    `INSERT INTO crawled_image (id, sha256, media_type, size, width, height, perceptual_hash, dihedrals, windows,
       features, object_key, first_seen_at)
     SELECT id, id::text, 'image/png', 1, 1, 1, $1, '{}', $2, '', 'k', now() FROM gen_random_uuid() AS id`,
    [JSON.stringify({ hex: hashOf(n), quality: 90 }), JSON.stringify({ hashes: [window_] })],
  )
}

const fullScan = async (hashes: readonly string[], limit: number): Promise<string[]> => {
  const rows: { key: string; distance: number }[] = await source.query(
    `SELECT index_key AS key, min(bit_count(('x' || kept)::bit(256) # ('x' || asked)::bit(256)))::int AS distance
     FROM crawled_image, unnest($1::text[]) AS asked,
       LATERAL (SELECT perceptual_hash ->> 'hex' AS kept UNION ALL
         SELECT part ->> 'hex' FROM jsonb_array_elements(windows -> 'hashes') AS part) AS hashes
     GROUP BY index_key ORDER BY distance, index_key`,
    [hashes],
  )
  return rows.filter(({ distance }) => distance <= limit).map(({ key, distance }) => `${key}:${distance}`)
}

async function answer(index: ImageIndex, hashes: readonly string[], limit: number): Promise<string[]> {
  const [hits] = await index.lookUp('pictures', [hashes], limit)
  return (hits ?? []).map(({ key, distance }) => `${key}:${distance}`)
}

const open = (name: string): HeldIndex => new HeldIndex(new Reads(source), join(folder, name), whole)

type Step = readonly ['crawl' | 'forget' | 'change' | 'ask' | 'restart' | 'damage', number]
const histories = fc.array(
  fc.tuple(
    fc.constantFrom('crawl', 'crawl', 'crawl', 'forget', 'change', 'ask', 'restart', 'damage'),
    fc.nat(5_000),
  ) as fc.Arbitrary<Step>,
  { minLength: 10, maxLength: 30 },
)

test('two processes answer as a full scan does, over crawls, removals, restarts and damaged images', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await source.query('DELETE FROM crawled_image')
      const names = [`${(runs += 1)}-a`, `${runs}-b`]
      let processes = names.map(open)
      const close = () => Promise.all(processes.map((index) => index.beforeApplicationShutdown()))
      for (const [what, n] of [...history, ['ask', 11] as const, ['ask', 22] as const]) {
        if (what === 'crawl') await insert(n)
        if (what === 'forget')
          await source.query('DELETE FROM crawled_image WHERE index_key % 5 = $1', [n % 5])
        if (what === 'change')
          await source.query('UPDATE crawled_image SET windows = $2 WHERE index_key % 4 = $1', [
            n % 4,
            JSON.stringify({ hashes: [{ hex: hashOf(n) }] }),
          ])
        if (what === 'restart' || what === 'damage') {
          await close()
          if (what === 'damage') await damage(names[n % 2] as string, n)
          processes = names.map(open)
        }
        if (what === 'ask') {
          const expected = await fullScan([hashOf(n), hashOf(n + 1)], n % 32)
          for (const index of processes)
            expect(await answer(index, [hashOf(n), hashOf(n + 1)], n % 32)).toEqual(expected)
        }
      }
      await close()
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 300_000)

async function damage(name: string, at: number): Promise<void> {
  for (const image of await readdir(join(folder, name)).catch(() => [])) {
    const bytes = await readFile(join(folder, name, image))
    bytes[at % bytes.length]! ^= 0x40
    await writeFile(join(folder, name, image), bytes)
  }
}

test('pictures of transactions that overlap are all found, whichever commits first', async () => {
  const index = open('overlapping')
  let busy = true
  const asking = (async () => {
    while (busy) await index.follow()
  })()
  await Promise.all(
    Array.from({ length: 5 }, (_, writer) =>
      (async () => {
        for (let n = 0; n < 8; n += 1)
          await source.transaction(async (manager) => {
            await insert(writer * 100 + n, manager)
            await manager.query('SELECT pg_sleep($1)', [((writer * 7 + n * 3) % 5) / 500])
          })
      })(),
    ),
  )
  busy = false
  await asking
  expect(await answer(index, [hashOf(7)], 31)).toEqual(await fullScan([hashOf(7)], 31))
  expect(index.state('pictures').hashes).toBe(5 * 8 * 2)
  await index.beforeApplicationShutdown()
})

describe('an index that others hold', () => {
  const shards: NestFastifyApplication[] = []
  const start = async (shard: string): Promise<string> => {
    const config = configSchema.parse({
      ROLE: 'index',
      INDEX_SHARD: shard,
      INDEX_DIR: join(folder, shard.replace('/', '-')),
      SERVICE_PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: testDatabase.url,
      EVENTS_DATABASE_URL: testDatabase.url,
      IDENTITY_URL: 'http://127.0.0.1:1',
      STORAGE_DIR: folder,
      SIGNING_DIR: folder,
    })
    const app = await createService(service(config))
    await app.listen(0, '127.0.0.1')
    shards.push(app)
    return app.getUrl()
  }
  afterAll(() => Promise.all(shards.map((app) => app.close())))

  test('in shards answers as a full scan does, also of what came a moment ago; silence is said', async () => {
    const urls = [await start('0/2'), await start('1/2')]
    const index = new ShardedIndex(urls)
    for (let n = 0; n < 60; n += 1) await insert(n * 7)
    for (const n of [7, 21, 40]) {
      await insert(1_000 + n)
      expect(await answer(index, [hashOf(n), hashOf(n + 1)], 31)).toEqual(
        await fullScan([hashOf(n), hashOf(n + 1)], 31),
      )
    }
    const held = shards.map((app) => app.get(HeldIndex).state('pictures').hashes)
    expect(held.every((hashes) => hashes > 0 && hashes < 126)).toBe(true)
    expect(held.reduce((sum, hashes) => sum + hashes)).toBe(126)
    const ready = async (): Promise<boolean> => (await fetch(`${urls[0]}/health/ready`)).ok
    await until(ready, { what: 'the index to be ready' })

    await expect(answer(new ShardedIndex(urls.toReversed()), [hashOf(1)], 31)).rejects.toThrow(
      IndexUnanswered,
    )
    await expect(answer(new ShardedIndex([urls[0] as string]), [hashOf(1)], 31)).rejects.toThrow(/shard 0\/2/)
    await shards.pop()?.close()
    await expect(answer(index, [hashOf(1)], 31)).rejects.toThrow(IndexUnanswered)
  }, 120_000)
})

test('a configuration with half an index is refused', () => {
  expect(parseShard('2/2')).toBeUndefined()
  const given = {
    SERVICE_PORT: '0',
    DATABASE_URL: testDatabase.url,
    EVENTS_DATABASE_URL: testDatabase.url,
    IDENTITY_URL: 'http://identity',
    STORAGE_DIR: '/d',
    SIGNING_DIR: '/s',
  }
  const faults = (more: Record<string, string>): unknown[] | undefined =>
    configSchema.safeParse({ ...given, ...more }).error?.issues.map(({ path }) => path[0])
  expect(faults({ INDEX_SHARD: '0/2' })).toEqual(['INDEX_SHARD'])
  expect(faults({ INDEX_SHARD: 'half' })).toEqual(['INDEX_SHARD'])
  expect(faults({ ROLE: 'index', INDEX_URLS: 'http://index-0' })).toEqual(['INDEX_URLS'])
  expect(faults({ INDEX_URLS: 'http://index-0,http://index-1' })).toBeUndefined()
})
