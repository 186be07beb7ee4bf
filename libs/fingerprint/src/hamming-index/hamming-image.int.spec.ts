import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flipped, hashes, randomFrom } from './hashes.fixture'
import { HammingIndex } from './hamming-index'
import { HammingImageRefused } from './hamming-index-error'

const folder = mkdtempSync(join(tmpdir(), 'hamming-image-'))
const path = join(folder, 'index.image')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plan = () => ({ tables: 16, bits: 8 })

/** 3,000 hashes in tables, 500 outside them, some of both removed. */
async function indexOf(seed: number): Promise<{ index: HammingIndex; stored: Uint32Array[] }> {
  const index = new HammingIndex({ plan })
  const stored = hashes(randomFrom(seed), 3500)
  stored.forEach((hash, key) => {
    index.add(key, hash)
    if (key === 2999) while (index.mergeStep());
  })
  for (let key = 0; key < 3500; key += 7) index.remove(key)
  return { index, stored }
}

const answers = (index: HammingIndex, stored: readonly Uint32Array[]) =>
  stored.map((hash, i) => index.within(flipped(hash, [i % 256, (i * 7) % 256]), i % 32))

const refusal = async (): Promise<string> => {
  try {
    await HammingIndex.load(path, { plan })
    return 'loaded'
  } catch (error) {
    if (error instanceof HammingImageRefused) return error.code
    throw error
  }
}

test('a loaded image answers as the index that wrote it, and goes on from there', async () => {
  const { index, stored } = await indexOf(1)
  await index.dump(path, 'up to row 3500')
  const loaded = await HammingIndex.load(path, { plan })
  expect([loaded.note, loaded.index.size]).toEqual(['up to row 3500', index.size])
  expect(answers(loaded.index, stored)).toEqual(answers(index, stored))
  for (const each of [index, loaded.index]) {
    for (const [key, hash] of hashes(randomFrom(2), 2000).entries()) each.add(10_000 + key, hash)
    for (let key = 1; key < 3500; key += 3) each.remove(key)
    await each.merge()
  }
  expect(answers(loaded.index, stored)).toEqual(answers(index, stored))
  expect(readdirSync(folder)).toEqual(['index.image'])
})

test('an empty index can be written and read', async () => {
  await new HammingIndex().dump(path)
  const { index, note } = await HammingIndex.load(path)
  expect([index.size, note, index.within('0'.repeat(64))]).toEqual([0, '', []])
})

test('additions and removals while an image is written are not in it, and merges wait for it', async () => {
  const { index, stored } = await indexOf(3)
  const before = answers(index, stored)
  const written = index.dump(path)
  const more = hashes(randomFrom(4), 30_000)
  more.forEach((hash, key) => index.add(5000 + key, hash))
  for (let key = 1; key < 3500; key += 2) index.remove(key)
  expect(index.mergeStep()).toBe(false)
  await Promise.all([written, index.merge()])
  const { index: loaded } = await HammingIndex.load(path, { plan })
  expect(answers(loaded, stored)).toEqual(before)
  const lost = more.filter((hash, key) => index.within(hash, 0)[0]?.key !== 5000 + key)
  expect(lost).toEqual([])
}, 60_000)

test('an image that could not be written leaves the one of before, and the index as it was', async () => {
  const { index, stored } = await indexOf(5)
  await expect(index.dump(join(folder, 'absent', 'index.image'))).rejects.toMatchObject({ code: 'ENOENT' })
  await index.merge()
  expect(index.within(stored[1]!, 0)).toEqual([{ key: 1, distance: 0 }])
})

test('a missing image and a stranger to it are told apart', async () => {
  rmSync(path, { force: true })
  expect(await refusal()).toBe('MISSING')
  writeFileSync(path, Buffer.alloc(5000, 'no image'))
  expect(await refusal()).toBe('FOREIGN')
})

describe('an image that is not as it was written is refused', () => {
  let image: Buffer
  beforeAll(async () => {
    await (await indexOf(6)).index.dump(path, 'a note')
    image = readFileSync(path)
    expect(await refusal()).toBe('loaded')
  })

  test('cut off anywhere, or with something after its end', async () => {
    const random = randomFrom(7)
    const lengths = [0, 1, 15, 16, 17, 100, image.length - 33, image.length - 32, image.length - 1]
    for (let n = 0; n < 60; n++) lengths.push(random(image.length))
    for (const length of lengths) {
      writeFileSync(path, image.subarray(0, length))
      expect([length, await refusal()]).toEqual([length, 'TRUNCATED'])
    }
    writeFileSync(path, Buffer.concat([image, Buffer.of(0)]))
    expect(await refusal()).toBe('TRUNCATED')
  })

  test('with any one bit turned', async () => {
    const random = randomFrom(8)
    const everywhere = Array.from({ length: 100 }, () => random(image.length * 8))
    const header = Array.from({ length: 60 * 8 }, (_, i) => (i < 128 ? i : i * 3))
    const end = Array.from({ length: 16 }, (_, i) => (image.length - 1 - i * 2) * 8 + (i % 8))
    for (const bit of [...header, ...everywhere, ...end]) {
      const damaged = Buffer.from(image)
      damaged[bit >> 3]! ^= 1 << (bit & 7)
      writeFileSync(path, damaged)
      const expected = bit < 64 ? ['FOREIGN'] : bit < 96 ? ['VERSION'] : ['DAMAGED', 'TRUNCATED']
      expect(expected).toContain(await refusal())
    }
  }, 60_000)
})
