import sharp from 'sharp'
import { alter, drawing, photograph } from '../fixtures'
import type { Alteration } from '../fixtures'
import { HammingIndex } from '../hamming-index/hamming-index'
import { ImageWorkers } from '../image-workers'
import { hammingDistance } from '../pdq/hash-hex'
import { DIHEDRALS } from '../pdq/transform'
import type { InspectedImage } from '../picture/image-facts'
import { askedHashes, keptHashes, turnedHash } from './look-up-hashes'
import { MOST_WINDOWS } from './picture-windows'

const LIMIT = 31
const SEEDS = [41, 42, 43, 44, 45, 46]

const workers = new ImageWorkers({ workers: 2, timeoutMs: 60_000 })
let originals: { png: Buffer; facts: InspectedImage }[]

const pictureOf = (seed: number): sharp.Sharp => (seed % 2 ? drawing(seed) : photograph(seed))

beforeAll(async () => {
  originals = await Promise.all(
    SEEDS.map(async (seed) => {
      const png = await pictureOf(seed).png().toBuffer()
      return { png, facts: await workers.inspect(png) }
    }),
  )
})
afterAll(() => workers.close())

/** Looked-up hashes of one picture that come near a kept one of the other. */
function hits(asked: InspectedImage, kept: InspectedImage): number {
  const stored = keptHashes(kept)
  return askedHashes(asked).filter((hex) => stored.some((other) => hammingDistance(hex, other) <= LIMIT))
    .length
}

const wholeDistance = (a: InspectedImage, b: InspectedImage): number =>
  Math.min(...a.dihedrals.map((hex) => hammingDistance(hex, b.perceptualHash.hex)))

/** Original in the upper right quarter of four pictures, at half its size. */
function collageOf(four: Buffer[]): Promise<Buffer> {
  const quarter = (png: Buffer): Promise<Buffer> => sharp(png).resize(400, 300).png().toBuffer()
  return Promise.all(four.map(quarter)).then((inputs) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
      .composite(inputs.map((input, i) => ({ input, left: (i % 2) * 400, top: (i >> 1) * 300 })))
      .jpeg({ quality: 85 })
      .toBuffer(),
  )
}

const cropOf = (png: Buffer, share: number): Promise<Buffer> => {
  const [width, height] = [Math.round(800 * Math.sqrt(share)), Math.round(600 * Math.sqrt(share))]
  const place = { left: Math.round((800 - width) * 0.3), top: Math.round((600 - height) * 0.8) }
  return sharp(png)
    .extract({ ...place, width, height })
    .jpeg({ quality: 85 })
    .toBuffer()
}

test('windows are named, bounded, inside the picture and the same each time', async () => {
  for (const { png, facts } of originals) {
    expect(facts.windows).toMatchObject({ method: 'pdq-blobs', version: 1 })
    expect(facts.windows.hashes.length).toBeGreaterThan(6)
    expect(facts.windows.hashes.length).toBeLessThanOrEqual(MOST_WINDOWS)
    for (const { hex, quality, box } of facts.windows.hashes) {
      expect(hex).toMatch(/^[0-9a-f]{64}$/)
      expect(quality).toBeGreaterThan(0)
      expect(Math.min(box[0], box[1])).toBeGreaterThanOrEqual(0)
      expect(Math.max(box[0] + box[2], box[1] + box[3])).toBeLessThanOrEqual(1 + 1e-9)
    }
    expect((await workers.inspect(png)).windows).toEqual(facts.windows)
  }
})

test('half of a picture cut away: the whole hash misses it, a window proposes it', async () => {
  for (const { png, facts } of originals) {
    const crop = await workers.inspect(await cropOf(png, 0.5))
    expect(wholeDistance(facts, crop)).toBeGreaterThan(LIMIT)
    expect(hits(facts, crop)).toBeGreaterThan(0)
    expect(hits(crop, facts)).toBeGreaterThan(0)
  }
})

test('mirrored crops are proposed too', async () => {
  for (const { png, facts } of originals) {
    const crop = await sharp(await cropOf(png, 0.6))
      .flop()
      .png()
      .toBuffer()
    expect(hits(facts, await workers.inspect(crop))).toBeGreaterThan(0)
  }
})

test.each<Alteration>(['border', 'crop-70', 'text-15', 'turn-3', 'turn-90'])(
  '%s is proposed',
  async (how) => {
    for (const { png, facts } of originals)
      expect(hits(facts, await workers.inspect(await alter(png, how)))).toBeGreaterThan(0)
  },
)

test('a collage proposes each of its four pictures', async () => {
  const four = originals.slice(0, 4)
  const collage = await workers.inspect(await collageOf(four.map(({ png }) => png)))
  for (const { facts } of four) expect(hits(facts, collage)).toBeGreaterThan(0)
})

test('a border of one colour is cut, and the rest is hashed as the picture was', async () => {
  const { png, facts } = originals[1]!
  const bordered = await sharp(png)
    .extend({ top: 60, bottom: 60, left: 0, right: 200, background: '#123456' })
    .png()
    .toBuffer()
  const [content] = (await workers.inspect(bordered)).windows.hashes
  const expected = [0, 60 / 720, 0.8, 600 / 720]
  content!.box.forEach((value, i) => expect(value).toBeCloseTo(expected[i]!, 2))
  expect(hammingDistance(content!.hex, facts.perceptualHash.hex)).toBeLessThanOrEqual(LIMIT)
})

test('different pictures hardly ever propose each other', () => {
  const index = new HammingIndex()
  originals.forEach(({ facts }, i) => keptHashes(facts).forEach((hex) => index.add(i, hex)))
  const proposed = originals.flatMap(({ facts }, i) => {
    const keys = askedHashes(facts).flatMap((hex) => index.within(hex, LIMIT).map(({ key }) => key))
    return [...new Set(keys)].filter((key) => key !== i).map((key) => `${SEEDS[i]} proposes ${SEEDS[key]}`)
  })
  // A blob on a plain ground may look like another one: such a pair costs a comparison, it accuses nobody.
  expect(proposed.length).toBeLessThanOrEqual(2)
})

test('the fast profile marks the same windows, nearly all', async () => {
  for (const { png, facts } of originals)
    expect(hits(await workers.inspect(png, 'fast'), facts)).toBeGreaterThanOrEqual(8)
})

test('a hash turned by its bits is the turned picture’s, but for a few', async () => {
  for (const { facts } of originals)
    DIHEDRALS.forEach((how, i) => {
      const distance = hammingDistance(turnedHash(facts.perceptualHash.hex, how), facts.dihedrals[i]!)
      expect(distance).toBeLessThanOrEqual(12)
    })
})

test('1 × 1, flat and 30,000 × 10 have no windows', async () => {
  for (const [width, height] of [
    [1, 1],
    [400, 300],
    [30_000, 10],
  ] as const) {
    const flat = sharp({ create: { width, height, channels: 3, background: '#336699' } })
    expect((await workers.inspect(await flat.png().toBuffer())).windows.hashes).toEqual([])
  }
})
