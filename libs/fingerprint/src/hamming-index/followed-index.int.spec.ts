import { performance } from 'node:perf_hooks'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { hammingDistance, hashFromHex } from '../pdq/hash-hex'
import { FollowedIndex, type HashRow, type HashRows } from './followed-index'
import { flipped, hashes, hexOf, randomFrom } from './hashes.fixture'
import { HammingIndex } from './hamming-index'
import { IndexThread, IndexThreadLost } from './index-thread'

/** Rows in memory that behave as those of a database: keys grow, removals are noted. */
class Rows implements HashRows<void> {
  readonly all = new Map<number, HashRow>()
  readonly removals: { position: number; key: number }[] = []
  private lastKey = 0

  add(...hexes: string[]): number {
    this.lastKey += 1
    this.all.set(this.lastKey, { key: this.lastKey, hashes: hexes })
    return this.lastKey
  }

  remove(key: number): void {
    if (this.all.delete(key)) this.removals.push({ position: this.removals.length + 1, key })
  }

  within(hash: string, limit: number): string[] {
    return [...this.all.values()]
      .map(({ key, hashes: of }) => ({
        key,
        distance: Math.min(...of.map((one) => hammingDistance(one, hash))),
      }))
      .filter(({ distance }) => distance <= limit)
      .sort((a, b) => a.distance - b.distance || a.key - b.key)
      .map(({ key, distance }) => `${key}:${distance}`)
  }

  after = async (_: void, key: number, limit: number) =>
    [...this.all.values()].filter((row) => row.key > key).slice(0, limit)
  removedAfter = async (_: void, position: number, limit: number) =>
    this.removals.filter((removal) => removal.position > position).slice(0, limit)
  lastRemoval = async () => this.removals.length
}

const folder = mkdtempSync(join(tmpdir(), 'followed-index-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let images = 0
const newPath = (): string => join(folder, `${(images += 1)}.image`)

const answers = async (index: FollowedIndex<void>, hash: string, limit: number): Promise<string[]> => {
  const [hits] = await index.nearest(undefined, [[hash]], limit)
  return Array.from(hits!.keys, (key, i) => `${key}:${hits!.distances[i]}`)
}

/** A few hashes with many near ones, as the same words of a seed. */
const near = (seed: number): string => {
  const random = randomFrom(seed)
  const [base] = hashes(randomFrom(seed % 5), 1)
  return hexOf(
    flipped(
      base!,
      Array.from({ length: random(40) }, () => random(256)),
    ),
  )
}

type Step = readonly ['add' | 'remove' | 'ask' | 'restart' | 'damage' | 'lose', number]
const steps = fc.array(
  fc.tuple(
    fc.constantFrom('add', 'add', 'add', 'remove', 'ask', 'restart', 'damage', 'lose'),
    fc.nat(10_000),
  ) as fc.Arbitrary<Step>,
  { minLength: 5, maxLength: 40 },
)

test('answers equal a full scan over additions, removals, restarts, lost threads and damaged images', async () => {
  const property = fc.asyncProperty(steps, async (history) => {
    const path = newPath()
    const rows = new Rows()
    let index = new FollowedIndex<void>({ rows, path })
    for (const [what, n] of [...history, ['ask', 1] as const, ['ask', 2] as const]) {
      if (what === 'add') rows.add(near(n), near(n + 1))
      if (what === 'remove') rows.remove(1 + (n % Math.max(1, rows.all.size + 2)))
      if (what === 'lose') await (index as unknown as { thread?: IndexThread }).thread?.close()
      if (what === 'restart' || what === 'damage') {
        await index.close()
        if (what === 'damage' && rows.all.size > 0) damage(path, n)
        index = new FollowedIndex<void>({ rows, path })
      }
      if (what === 'ask') expect(await answers(index, near(n), n % 32)).toEqual(rows.within(near(n), n % 32))
    }
    await index.close()
  })
  const run = await fc.check(property, { numRuns: 25, endOnFailure: true })
  expect(run.failed ? fc.defaultReportMessage(run) : undefined).toBeUndefined()
}, 180_000)

/** Turns a bit somewhere, if there is an image. */
function damage(path: string, n: number): void {
  try {
    const image = readFileSync(path)
    image[n % image.length]! ^= 1
    writeFileSync(path, image)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOENT')
  }
}

test('what was removed is in no image that is written afterwards', async () => {
  const [path, rows] = [newPath(), new Rows()]
  const index = new FollowedIndex<void>({ rows, path })
  const secret = near(77)
  const key = rows.add(secret)
  rows.add(near(3))
  await index.follow(undefined)
  await index.save()
  const bytes = Buffer.from(hashFromHex(secret).buffer)
  expect(readFileSync(path).includes(bytes)).toBe(true)
  rows.remove(key)
  await index.follow(undefined)
  expect(index.saveDue).toBe(true)
  await index.save()
  expect(readFileSync(path).includes(bytes)).toBe(false)
  expect(index.saveDue).toBe(false)
  await index.close()
})

test('an image that is ahead of its rows, as after a restored backup, is not believed', async () => {
  const [path, rows] = [newPath(), new Rows()]
  const first = new FollowedIndex<void>({ rows, path })
  for (let n = 0; n < 5; n += 1) rows.add(near(n))
  await first.follow(undefined)
  await first.close()
  const restored = new Rows()
  for (let n = 0; n < 3; n += 1) restored.add(near(n))
  const told: string[] = []
  const options = {
    rows: restored,
    path,
    rebuilt: (why: string, read: number) => told.push(`${why} ${read}`),
  }
  const index = new FollowedIndex<void>(options)
  expect(await answers(index, near(4), 0)).toEqual(restored.within(near(4), 0))
  for (let n = 10; n < 15; n += 1) restored.add(near(n))
  expect(await answers(index, near(12), 31)).toEqual(restored.within(near(12), 31))
  expect(told).toEqual(['AHEAD 3'])
  await index.close()
})

test('hashes that another index holds are left to it', async () => {
  const rows = new Rows()
  const halves = [0, 1].map(
    (half) =>
      new FollowedIndex<void>({ rows, path: newPath(), holds: (hash) => Number(hash < '8') === half }),
  )
  for (let n = 0; n < 40; n += 1) rows.add(near(n), near(n + 100))
  const parts = await Promise.all(halves.map((index) => answers(index, near(7), 31)))
  expect(new Set(parts.flat().map((hit) => hit.split(':')[0]))).toEqual(
    new Set(rows.within(near(7), 31).map((hit) => hit.split(':')[0])),
  )
  expect(halves.map(({ state }) => state.hashes).reduce((sum, held) => sum + held)).toBe(80)
  await Promise.all(halves.map((index) => index.close()))
})

test('the service goes on while hashes are taken in and searched, and answers stay exact', async () => {
  const thread = new IndexThread()
  const stored = hashes(randomFrom(9), 100_000)
  const words = new Uint32Array(stored.length * 8)
  stored.forEach((hash, i) => words.set(hash, i * 8))
  const added = thread.add(Uint32Array.from(stored.keys()), words)
  const queries = Array.from({ length: 2_000 }, (_, i) => flipped(stored[i * 7]!, [1, 2, 3]))
  const searched = thread.nearest(queries, 31)
  const asked = performance.eventLoopUtilization()
  await added
  const found = await searched
  // In this thread the loop would have had no rest; on a busy machine it has little to do all the same.
  expect(performance.eventLoopUtilization(asked).utilization).toBeLessThan(0.8)
  expect(found.map(({ keys }, i) => keys.includes(i * 7))).toEqual(queries.map(() => true))
  await thread.close()
  await expect(thread.size()).rejects.toThrow(IndexThreadLost)
})

test('purging an index keeps its answers', async () => {
  const index = new HammingIndex({ plan: () => ({ tables: 16, bits: 8 }) })
  const stored = hashes(randomFrom(4), 2_000)
  stored.forEach((hash, key) => index.add(key, hash))
  await index.merge()
  for (let key = 0; key < 50; key += 1) index.remove(key)
  await index.purge()
  expect(index.size).toBe(1_950)
  expect(index.within(stored[10]!, 5)).toEqual([])
  expect(index.within(stored[60]!, 5)).toEqual([{ key: 60, distance: 0 }])
})
