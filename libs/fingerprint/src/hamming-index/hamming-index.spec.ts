import fc from 'fast-check'
import { hammingDistance } from '../pdq/hash-hex'
import { flipped, hashes, hexOf, randomFrom } from './hashes.fixture'
import { HammingIndex, type HammingHit } from './hamming-index'
import type { TablePlan } from './table-plan'

/** Few bits keep tables small, so that small sets meet them; the pieces are those of the plans in use. */
const PLANS: Record<string, TablePlan | undefined> = {
  'a plain scan': undefined,
  '11 tables': { tables: 11, bits: 6 },
  '12 tables': { tables: 12, bits: 4 },
  '16 tables': { tables: 16, bits: 8 },
  '32 tables': { tables: 32, bits: 3 },
}
const plans = Object.entries(PLANS)

function fullScan(
  stored: readonly { key: number; hash: string }[],
  query: string,
  limit: number,
): HammingHit[] {
  return stored
    .map(({ key, hash }) => ({ key, distance: hammingDistance(hash, query) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.key - b.key)
}

const anyHash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => Buffer.from(b).toString('hex'))
/** Up to 40 bits around one place: duplicates, and distances on both sides of every limit. */
const nearHash = fc
  .uniqueArray(fc.nat(255), { maxLength: 40 })
  .map((bits) => hexOf(flipped(new Uint32Array(8), bits)))
const someHash = fc.oneof({ weight: 3, arbitrary: nearHash }, anyHash)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), key: fc.nat(30), hash: someHash }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), key: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.constant({ do: 'step' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'merge' as const }) },
)

test.each(plans)(
  '%s finds what a full scan finds, after any additions, removals and merges',
  async (_, plan) => {
    const whole = fc.asyncProperty(
      fc.array(step, { maxLength: 150 }),
      fc.array(fc.tuple(someHash, fc.nat(31)), { minLength: 1, maxLength: 5 }),
      async (steps, queries) => {
        const index = new HammingIndex({ plan: () => plan })
        let stored: { key: number; hash: string }[] = []
        for (const action of steps) {
          if (action.do === 'add') {
            index.add(action.key, action.hash)
            stored.push({ key: action.key, hash: action.hash })
          } else if (action.do === 'remove') {
            const kept = stored.filter(({ key }) => key !== action.key)
            expect(index.remove(action.key)).toBe(stored.length - kept.length)
            stored = kept
          } else if (action.do === 'step') index.mergeStep()
          else await index.merge()
        }
        expect(index.size).toBe(stored.length)
        for (const [query, limit] of queries)
          expect(index.within(query, limit)).toEqual(fullScan(stored, query, limit))
      },
    )
    await fc.assert(whole, { numRuns: 150 })
  },
)

test.each(plans)(
  '%s misses nothing over many seeds, wherever the 31 bits fall',
  async (_, plan) => {
    const missed: string[] = []
    let asked = 0
    for (let seed = 1; seed <= 40; seed++) {
      const random = randomFrom(seed)
      const index = new HammingIndex({ plan: () => plan })
      const stored = hashes(random, 200)
      stored.forEach((hash, key) => index.add(key, hash))
      await index.merge()
      for (const [key, hash] of stored.entries()) {
        const limit = random(32)
        // Spread, crowded into one stretch, or every eighth bit: what a wrong division into pieces would miss.
        const first = random(256)
        const stride = [1, 8, 1 + random(255)][key % 3]!
        const bits = new Set(Array.from({ length: limit }, (__, i) => (first + i * stride) % 256))
        const hits = index.within(flipped(hash, [...bits]), limit)
        if (!hits.some((hit) => hit.key === key && hit.distance === bits.size))
          missed.push(`seed ${seed}, key ${key}`)
        asked++
      }
    }
    expect([asked, missed]).toEqual([8000, []])
  },
  60_000,
)

test('nothing is found in an empty index, before and after merges and removals', async () => {
  const index = new HammingIndex({ plan: () => PLANS['16 tables'] })
  const query = hexOf(new Uint32Array(8))
  expect([index.size, index.within(query), index.remove(7)]).toEqual([0, [], 0])
  await index.merge()
  expect(index.within(query)).toEqual([])
  index.add(7, query)
  await index.merge()
  expect([index.remove(7), index.remove(7), index.size, index.within(query)]).toEqual([1, 0, 0, []])
  await index.merge()
  expect([index.size, index.within(query), index.mergeDue]).toEqual([0, [], false])
})

test('limit 0 finds equal hashes only, as often as they are there', async () => {
  const index = new HammingIndex({ plan: () => PLANS['11 tables'] })
  const hash = hashes(randomFrom(5), 1)[0]!
  for (const key of [4_294_967_295, 3, 3]) index.add(key, hash)
  index.add(1, flipped(hash, [200]))
  await index.merge()
  const equal = [3, 3, 4_294_967_295].map((key) => ({ key, distance: 0 }))
  expect(index.within(hash, 0)).toEqual(equal)
  expect(index.within(hash, 1)).toEqual([...equal, { key: 1, distance: 1 }])
})

test('more hits than there was room for are all given, again and again', async () => {
  const index = new HammingIndex()
  const [hash, other] = hashes(randomFrom(6), 2) as [Uint32Array, Uint32Array]
  const keys = Uint32Array.from({ length: 20_000 }, (_, i) => i)
  const words = new Uint32Array(8 * keys.length)
  for (const key of keys) words.set(flipped(hash, [key % 256]), key * 8)
  index.addMany(keys, words)
  index.add(20_000, other)
  for (const merged of [false, true]) {
    if (merged) await index.merge()
    for (let again = 0; again < 2; again++) {
      const hits = index.within(hash)
      expect(hits.map((hit) => hit.key)).toEqual([...keys])
      expect(hits.every((hit) => hit.distance === 1)).toBe(true)
    }
    expect(index.within(other)).toEqual([{ key: 20_000, distance: 0 }])
  }
}, 60_000)

test('the plans in use agree with a scan while hashes are added in portions, removed and merged', async () => {
  const random = randomFrom(7)
  const plan = (rows: number) =>
    rows < 2000 ? undefined : rows < 9000 ? { tables: 16, bits: 16 } : { tables: 11, bits: 20 }
  const index = new HammingIndex({ plan })
  index.reserve(3000)
  const scan = new HammingIndex({ plan: () => undefined })
  const centres = hashes(random, 300)
  const near = () => {
    const flips = Array.from({ length: random(34) }, () => random(256))
    return flipped(centres[random(300)]!, flips)
  }
  let key = 0
  for (let portion = 0; portion < 12; portion++) {
    for (let n = 0; n < 1000; n++) {
      const hash = near()
      index.add(key, hash)
      scan.add(key, hash)
      key++
    }
    for (let n = 0; n < 60; n++) {
      const gone = random(key + 100)
      expect(index.remove(gone)).toBe(scan.remove(gone))
    }
    // Some portions stay outside the tables, some end in the middle of a merge.
    if (portion % 3 === 1) await index.merge()
    if (portion % 3 === 2) index.mergeStep()
    for (let n = 0; n < 60; n++) {
      const query = near()
      const limit = random(32)
      expect(index.within(query, limit)).toEqual(scan.within(query, limit))
    }
  }
  expect(index.size).toBe(scan.size)
}, 60_000)

test('a few additions are sorted into wide tables, and those of before stay', async () => {
  const random = randomFrom(8)
  const index = new HammingIndex({ plan: () => ({ tables: 11, bits: 18 }) })
  const stored = hashes(random, 4000)
  for (const [key, hash] of stored.entries()) {
    if (key === 2000 || key === 2200) await index.merge()
    index.add(key, hash)
    if (key === 2300) await index.merge()
  }
  const twentyAway = (hash: Uint32Array) =>
    flipped(
      hash,
      Array.from({ length: 20 }, () => random(256)),
    )
  const missed = stored.filter((hash, key) => !index.within(twentyAway(hash)).some((hit) => hit.key === key))
  expect(missed).toEqual([])
}, 60_000)

test('pictures that thousands share crowd a few buckets, and all of them and their neighbours are found', async () => {
  const random = randomFrom(9)
  const index = new HammingIndex({ plan: () => ({ tables: 11, bits: 18 }) })
  const scan = new HammingIndex({ plan: () => undefined })
  const crowded = hashes(random, 3)
  const near = (most: number) =>
    flipped(
      crowded[random(3)]!,
      Array.from({ length: random(most) }, () => random(256)),
    )
  // Each merge but the first one adds to tables that stand; the last additions are left to be scanned.
  for (const [portion, count] of [6000, 300, 300, 700, 200].entries()) {
    for (let n = 0; n < count; n++) {
      const hash = n % 2 === 0 ? near(3) : near(40)
      for (const each of [index, scan]) each.add(portion * 10_000 + n, hash)
    }
    if (portion < 4) await index.merge()
    for (let n = 0; n < 25; n++) {
      const [query, limit] = [near(30), random(32)]
      expect(index.within(query, limit)).toEqual(scan.within(query, limit))
    }
  }
}, 60_000)

test('a merge is due when much is to be scanned or many are removed, and no longer afterwards', async () => {
  const index = new HammingIndex()
  const add = (from: number, count: number) => {
    const words = new Uint32Array(8 * count).map((_, i) => Math.imul(from * 8 + i, 0x9e3779b1))
    index.addMany(
      Uint32Array.from({ length: count }, (_, i) => from + i),
      words,
    )
  }
  add(0, 11_000)
  expect(index.mergeDue).toBe(false)
  add(11_000, 1200)
  expect(index.mergeDue).toBe(true)
  await index.merge()
  expect(index.mergeDue).toBe(false)
  add(12_200, 4096)
  expect(index.mergeDue).toBe(false)
  add(16_296, 1)
  expect(index.mergeDue).toBe(true)
  await Promise.all([index.merge(), index.merge()])
  expect(index.mergeDue).toBe(false)
  for (let key = 0; key < 4100; key++) index.remove(key)
  expect([index.mergeDue, index.size]).toEqual([true, 12_197])
  await index.merge()
  expect([index.mergeDue, index.size]).toEqual([false, 12_197])
})

test.each([
  ['a hash of 63 digits', (index: HammingIndex) => index.add(1, 'a'.repeat(63))],
  ['a hash of 9 words', (index: HammingIndex) => index.within(new Uint32Array(9))],
  ['a negative key', (index: HammingIndex) => index.add(-1, 'a'.repeat(64))],
  ['a key of 33 bits', (index: HammingIndex) => index.remove(2 ** 32)],
  ['half a key', (index: HammingIndex) => index.addMany([0.5], new Uint32Array(8))],
  ['fewer hashes than keys', (index: HammingIndex) => index.addMany([1, 2], new Uint32Array(8))],
  ['limit 32', (index: HammingIndex) => index.within('a'.repeat(64), 32)],
  ['limit -1', (index: HammingIndex) => index.within('a'.repeat(64), -1)],
  ['limit 1.5', (index: HammingIndex) => index.within('a'.repeat(64), 1.5)],
])('%s is a RangeError and changes nothing', (_, action) => {
  const index = new HammingIndex()
  index.add(9, 'a'.repeat(64))
  expect(() => action(index)).toThrow(RangeError)
  expect([index.size, index.within('a'.repeat(64))]).toEqual([1, [{ key: 9, distance: 0 }]])
})

test.each([
  ['radius 3 would be needed', { tables: 10, bits: 20 }],
  ['pieces overlap', { tables: 16, bits: 17 }],
  ['no bits', { tables: 11, bits: 0 }],
])('a plan that could miss something is refused: %s', (_, plan) => {
  const index = new HammingIndex({ plan: () => plan })
  index.add(1, 'a'.repeat(64))
  expect(() => index.mergeStep()).toThrow(RangeError)
  expect(index.within('a'.repeat(64))).toHaveLength(1)
})
