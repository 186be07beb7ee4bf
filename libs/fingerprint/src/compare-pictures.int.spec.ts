import sharp from 'sharp'
import { PDQ_LIMIT, PDQ_MIN_QUALITY } from './compare-pictures'
import type { ComparableImage, Comparison } from './comparison'
import { candidateScore } from './features/candidate-score'
import { alter, copyOf, drawing, inTemplate, photograph, randomOf, secondShot, underBanner } from './fixtures'
import type { Alteration } from './fixtures'
import { noiseField, Raster } from './fixtures/raster'
import { ImageWorkers } from './image-workers'

// Some hundred decisions in all: more patience than usual, for machines that are shared.
jest.setTimeout(300_000)

const SIZE = { width: 512, height: 384 }
const ORIGINALS = 4
/** Of `ALTERATIONS` and `COPYING`; the whole table, by way of copying, is that of `npm run bench -- copies`. */
const FOUND: Alteration[] = [
  'jpeg-40',
  'resize-50',
  'mirror',
  'turn-90',
  'grey',
  'text-15',
  'border',
  'crop-70-sides',
]
const FOUND_CLOSER = [
  'crop 50',
  'crop 70',
  'turn 15',
  'perspective 12',
  'text 40',
  'collage 2×2',
  'phone screenshot 25',
  'shop screenshot 25',
]

const workers = new ImageWorkers({ workers: 2, timeoutMs: 60_000 })
afterAll(() => workers.close())

const pictureOf = (seed: number): sharp.Sharp =>
  seed % 2 ? drawing(seed, SIZE) : photograph(seed, undefined, SIZE)

async function known(source: Buffer): Promise<ComparableImage> {
  return { source, facts: await workers.inspect(source), features: await workers.features(source) }
}

async function verdicts(pairs: Promise<Comparison>[]): Promise<Comparison[]> {
  return (await Promise.all(pairs)).filter(({ verdict }) => verdict === 'copy')
}

function everyPair(images: ComparableImage[]): Promise<Comparison>[] {
  return images.flatMap((a, i) => images.slice(0, i).map((b) => workers.compare(a, b)))
}

async function copiesOf(png: Buffer, i: number): Promise<[name: string, copy: Buffer][]> {
  const others = await Promise.all(
    [1, 2, 3].map((k) =>
      pictureOf(400 + i + k)
        .png()
        .toBuffer(),
    ),
  )
  const random = randomOf(i + 1)
  const copies: [string, Buffer][] = []
  for (const alteration of FOUND) copies.push([alteration, await alter(png, alteration)])
  for (const way of FOUND_CLOSER) copies.push([way, await copyOf(png, way, { random, others })])
  return copies
}

test(`${FOUND.length + FOUND_CLOSER.length} ways of copying ${ORIGINALS} originals are all found`, async () => {
  const missed: string[] = []
  await Promise.all(
    Array.from({ length: ORIGINALS }, async (_, i) => {
      const png = await pictureOf(100 + i)
        .png()
        .toBuffer()
      const original = await known(png)
      for (const [name, source] of await copiesOf(png, i)) {
        const found = await workers.compare(original, { source })
        if (found.verdict !== 'copy' || found.score < 0.5)
          missed.push(`${i} ${name} ${JSON.stringify(found)}`)
      }
    }),
  )
  expect(missed).toEqual([])
})

test('45 pairs of different pictures: no accusation, and low scores', async () => {
  const images = await Promise.all(
    Array.from({ length: 10 }, async (_, i) =>
      known(
        await pictureOf(500 + i)
          .jpeg({ quality: 85 })
          .toBuffer(),
      ),
    ),
  )
  const compared = await Promise.all(everyPair(images))
  expect(compared).toHaveLength(45)
  expect(compared.filter(({ verdict }) => verdict === 'copy')).toEqual([])
  expect(Math.max(...compared.map(({ score }) => score))).toBeLessThan(0.5)
})

test('near-duplicates are no copies: other pictures in the same frame', async () => {
  const images = await Promise.all(
    Array.from({ length: 5 }, async (_, i) => known(await inTemplate(pictureOf(300 + i)))),
  )
  expect(await verdicts(everyPair(images))).toEqual([])
})

test('near-duplicates are no copies: the same banner on other pictures', async () => {
  const images = await Promise.all(
    Array.from({ length: 5 }, async (_, i) => known(await underBanner(pictureOf(320 + i)))),
  )
  expect(await verdicts(everyPair(images))).toEqual([])
})

test('near-duplicates are no copies: other pictures on the same page', async () => {
  const images = await Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      const png = await pictureOf(340 + i)
        .png()
        .toBuffer()
      return known(await copyOf(png, 'shop screenshot 50', { random: randomOf(9), others: [] }))
    }),
  )
  expect(await verdicts(everyPair(images))).toEqual([])
})

test.each([0.01, 0.02, 0.08])(
  'near-duplicates are no copies: the scene shot again, camera moved by %d',
  async (shift) => {
    const pairs = Array.from({ length: 3 }, async (_, i) => {
      const first = await photograph(700 + i, undefined, SIZE)
        .jpeg({ quality: 90 })
        .toBuffer()
      return workers.compare(
        { source: first },
        {
          source: await secondShot(700 + i, shift, SIZE)
            .jpeg({ quality: 90 })
            .toBuffer(),
        },
      )
    })
    expect(await verdicts(pairs)).toEqual([])
  },
)

test('near hashes alone are no copy: two scenes in the same light and shade', async () => {
  const light = noiseField(randomOf(1), 4, 0.5)
  const shot = (seed: number): Promise<Buffer> => {
    const things = noiseField(randomOf(seed), 3, 0.8)
    return new Raster(SIZE.width, SIZE.height)
      .fill((x, y, out) => {
        out.fill(Math.max(0, Math.min(255, 128 + 70 * light(x / 60, y / 60) + 30 * things(x / 5, y / 5))))
      })
      .toSharp()
      .png()
      .toBuffer()
  }
  const compared = await workers.compare({ source: await shot(2) }, { source: await shot(5) })
  expect(compared.distance).toBeLessThanOrEqual(PDQ_LIMIT)
  expect(compared.quality).toBeGreaterThanOrEqual(PDQ_MIN_QUALITY)
  expect(compared.verdict).toBe('different')
  expect(compared.score).toBeLessThan(0.5)
})

/** sRGB to light and back (IEC 61966-2-1). */
const toLight = (v: number): number => (v <= 10.31 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
const fromLight = (l: number): number => 255 * (l <= 0.0031308 ? 12.92 * l : 1.055 * l ** (1 / 2.4) - 0.055)
type Recolouring = (red: number, green: number, blue: number) => [red: number, green: number, blue: number]
const grey = (value: number): [number, number, number] => [value, value, value]

async function recoloured(png: Buffer, change: Recolouring): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let p = 0; p < data.length; p += 3) data.set(change(data[p]!, data[p + 1]!, data[p + 2]!), p)
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Drawings of strong colours that were called different; what luma saw were frames and edges moved. */
const RECOLOURED: [name: string, seeds: number[], change: (png: Buffer) => Promise<Buffer>][] = [
  [
    'grey by linear light',
    [3018],
    (png) =>
      recoloured(png, (r, g, b) =>
        grey(fromLight(0.2126 * toLight(r) + 0.7152 * toLight(g) + 0.0722 * toLight(b))),
      ),
  ],
  ['grey as the mean of the channels', [3018], (png) => recoloured(png, (r, g, b) => grey((r + g + b) / 3))],
  [
    'hue turned by 60°, saturation 1.4',
    [3019],
    (png) => sharp(png).modulate({ hue: 60, saturation: 1.4 }).jpeg({ quality: 85 }).toBuffer(),
  ],
  [
    'hue turned by 180°, saturation 1.5',
    [3007, 3019],
    (png) => sharp(png).modulate({ hue: 180, saturation: 1.5 }).jpeg({ quality: 85 }).toBuffer(),
  ],
  ['red and blue exchanged', [3015], (png) => recoloured(png, (r, g, b) => [b, g, r])],
  ['channels turned', [3009], (png) => recoloured(png, (r, g, b) => [g, b, r])],
]

test.each(RECOLOURED)('a copy is one in other colours: %s', async (_, seeds, change) => {
  for (const seed of seeds) {
    const png = await drawing(seed).png().toBuffer()
    expect((await workers.compare({ source: png }, { source: await change(png) })).verdict).toBe('copy')
  }
})

test('a scene shot again is none in other colours either', async () => {
  const first = await photograph(700, undefined, SIZE).jpeg({ quality: 90 }).toBuffer()
  const second = await secondShot(700, 0.02, SIZE).png().toBuffer()
  const source = await sharp(second).modulate({ hue: 90, saturation: 1.3 }).jpeg({ quality: 90 }).toBuffer()
  expect((await workers.compare({ source: first }, { source })).verdict).toBe('different')
})

test('a crop says where it was taken from', async () => {
  const png = await pictureOf(100).png().toBuffer()
  const { homography, overlapShare, similarity, method, inliers } = await workers.compare(
    { source: png },
    { source: await alter(png, 'crop-70-sides') },
  )
  expect({ method, enough: inliers >= 10 }).toEqual({ method: 'local-features', enough: true })
  expect(overlapShare).toBeCloseTo(0.49, 1)
  expect(similarity).toBeGreaterThan(0.9)
  // The crop begins at 20 % and 10 % and is 70 % wide and high.
  const expected = [1 / 0.7, 0, -0.2 / 0.7, 0, 1 / 0.7, -0.1 / 0.7]
  expected.forEach((value, i) => expect(Math.abs(homography![i]! - value)).toBeLessThan(0.02))
})

test('a mirrored crop is found, and its map mirrors', async () => {
  const png = await pictureOf(102).png().toBuffer()
  const mirrored = await sharp(await alter(png, 'crop-70-sides'))
    .flop()
    .png()
    .toBuffer()
  const found = await workers.compare({ source: png }, { source: mirrored })
  expect(found.verdict).toBe('copy')
  expect(found.homography![0]).toBeLessThan(-1.3)
})

test.each(['', 'flop', 'rotate'] as const)(
  'where features find nothing, windows that look alike say where a crop was taken from: %s',
  async (change) => {
    const png = await photograph(700, undefined, { width: 1024, height: 768 }).png().toBuffer()
    const crop = sharp(png).extract({ left: 300, top: 100, width: 640, height: 560 })
    const plain = sharp({ create: { ...SIZE, channels: 3, background: '#777' } }).png()
    const features = await workers.features(await plain.toBuffer())
    const source = await (change === '' ? crop : change === 'flop' ? crop.flop() : crop.rotate(90))
      .jpeg({ quality: 80 })
      .toBuffer()
    const { verdict, method, overlapShare } = await workers.compare(
      { source: png, features },
      { source, features },
    )
    expect({ verdict, method }).toEqual({ verdict: 'copy', method: 'local-features' })
    expect(overlapShare).toBeCloseTo((640 * 560) / (1024 * 768), 2)
  },
)

test('the very bytes are a copy by their SHA-256', async () => {
  const png = await pictureOf(101).png().toBuffer()
  expect(await workers.compare({ source: png }, { source: png })).toMatchObject({
    method: 'sha256',
    distance: 0,
    score: 1,
  })
})

test('features alone shortlist: copies far above strangers', async () => {
  const png = await pictureOf(104).png().toBuffer()
  const features = await workers.features(png)
  const copy = candidateScore(features, await workers.features(await alter(png, 'text-15')))
  const stranger = candidateScore(features, await workers.features(await pictureOf(106).png().toBuffer()))
  expect(copy.inliers).toBeGreaterThan(stranger.inliers * 2)
})

test('the overlay is a picture of both, at most 1200 px wide, with the region in brand pink', async () => {
  const png = await pictureOf(100).png().toBuffer()
  const crop = await alter(png, 'crop-70-sides')
  const sheet = await workers.overlay(
    png,
    crop,
    await workers.compare({ source: png }, { source: crop }),
    'png',
  )
  const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThanOrEqual(1200)
  let pink = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === 0xd4 && data[at + 1] === 0x53 && data[at + 2] === 0x98) pink++
  expect(pink).toBeGreaterThan(1000)
})
